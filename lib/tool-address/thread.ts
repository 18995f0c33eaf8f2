/** The tools whose addresses hold what a visitor typed. */
export const toolNames = ['water', 'finder', 'coverage', 'season', 'tour-boat'] as const
export type ToolName = (typeof toolNames)[number]

/**
 * Tools with numbers in the query, and the word that carries these behind `#` while another tool is open. Other words are the same in
 * all tools: `w` the water, `a` and `b` fleets, `c` clearance, `d` a tour boat day, `v` its year, and a season's costs.
 */
const queryWords: Partial<Record<ToolName, string>> = { finder: 'f', season: 's' }
/** On the quote page: which tool was left. */
const leftWord = 't'

export interface Thread {
  /** The tool it comes from, or that was left last. */
  readonly tool: ToolName | null
  readonly words: URLSearchParams
}

const toolOf = (name: string | null | undefined) => toolNames.find((tool) => tool === name) ?? null

/** What an address of this site says of a visitor's water, fleet, season and boats. */
export function threadOf({ pathname, search, hash }: { pathname: string; search: string; hash: string }): Thread {
  const words = new URLSearchParams(hash.replace(/^#/, ''))
  const tool = toolOf(/^(?:\/en)?\/tools\/([a-z-]+)$/.exec(pathname)?.[1])
  const key = tool && queryWords[tool]
  if (key && search.length > 1) words.set(key, search.slice(1))
  const left = toolOf(words.get(leftWord))
  words.delete(leftWord)
  return { tool: tool ?? left, words }
}

/** The part of an address behind `#` that carries all of it to a page that is no tool. */
export function threadHash({ tool, words }: Thread): string {
  const said = new URLSearchParams(words)
  if (said.size > 0 && tool) said.set(leftWord, tool)
  const text = said.toString()
  return text && `#${text}`
}

/** The address of a tool with all words of a thread. */
export function addressIn(page: string, { words }: Thread): string {
  const tool = toolOf(page.split('/').at(-1))
  const key = tool && queryWords[tool]
  const behind = new URLSearchParams(words)
  const query = key ? behind.get(key) : null
  if (key) behind.delete(key)
  const text = behind.toString()
  return `${page}${query ? `?${query}` : ''}${text && `#${text}`}`
}
