import { z } from 'zod'

const list = z.object({ data: z.string(), styles: z.string(), code: z.record(z.string(), z.string()) })

/** What a built page says of its islands; nothing where it has none. */
export function islandListOf(html: string): z.infer<typeof list> | undefined {
  const [, json] = /id="orca-islands">(.*?)<\/script>/.exec(html) ?? []
  return json ? list.parse(JSON.parse(json)) : undefined
}
