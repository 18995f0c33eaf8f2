const step = 10

/** How far each arrow key moves what has the focus, in pixels (READ-8). */
export const arrows: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}
