import { z } from 'zod'

const list = z.object({ data: z.string(), styles: z.string(), code: z.record(z.string(), z.string()) })

/** What a built page says of its islands; nothing where it has none. */
function islandListOf(html: string): z.infer<typeof list> | undefined {
  const [, json] = /id="orca-islands">(.*?)<\/script>/.exec(html) ?? []
  return json ? list.parse(JSON.parse(json)) : undefined
}

const kilobyte = 1024

/** Most gzip bytes of an island's start: React with the module loader, and its own code. `tool`: an island that is the page's purpose. */
const most = { runtime: 76 * kilobyte, island: 12 * kilobyte, tool: 76 * kilobyte }

/**
 * By how many gzip bytes the script of a page's islands exceeds its budget; 0 if it holds or there is none.
 * @param runtime address of the script that starts islands
 * @param bytesOf gzip bytes of a script by its address
 */
export function bytesTooMany(html: string, runtime: string, bytesOf: (src: string) => number): number {
  const code = Object.entries(islandListOf(html)?.code ?? {})
  if (code.length === 0) return 0
  const over = code.map(([name, src]) => bytesOf(src) - (name === 'tool' ? most.tool : most.island))
  return Math.max(0, bytesOf(runtime) - most.runtime, ...over)
}
