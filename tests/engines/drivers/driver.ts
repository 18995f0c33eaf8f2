/** How a tab is opened: the window's size, and what its visitor wishes for. */
export interface Look {
  width: number
  height: number
  /** The visitor asked the system for less motion. */
  calm?: boolean
  /** False: a browser in which scripts are switched off. */
  scripts?: boolean
}

/** The few things that every engine can be told to do; all else is written once on top of them (`visit.ts`). */
export interface Tab {
  open(url: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** The value of an expression in the page, as JSON carries it. */
  evaluate(expression: string): Promise<unknown>
  moveTo(x: number, y: number): Promise<void>
  click(x: number, y: number): Promise<void>
  /** Presses a key by its name, or a character. */
  press(key: string): Promise<void>
  type(text: string): Promise<void>
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

export interface Engine {
  name: string
  open(look: Look): Promise<Tab>
  end(): Promise<void>
}
