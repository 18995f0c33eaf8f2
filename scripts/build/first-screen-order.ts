/** What `startOnIntent` puts into the head: the start, and the list of what the islands consist of. */
const startScripts = /<script>.*?<\/script>(?:<script type="application\/json" id="orca-islands">.*?<\/script>)?/s

/** So that a page shown in place leaves them out (`parse-page.ts`); texts of the program stay. */
const marked = (scripts: string) => scripts.replaceAll(/(?<=^|<\/script>)<script/g, '<script data-start=""')

/**
 * The same page in the order in which it is to be shown: its first screen's styles in the head; then that screen; then the
 * start; then the link to the whole sheet, at which a browser waits with the first screen painted. A parser that has worked
 * for ten milliseconds lets a frame be drawn: with the start in the head that frame came before there was a word to show,
 * and the next one after the sheet had come, with the whole page to lay out.
 * @param html without links to sheets
 * @param end where its first screen ends (`firstScreenEnd`)
 */
export function inOrderOfShowing(html: string, end: number, { first, link }: { first: string; link: string }): string {
  const [start] = startScripts.exec(html) ?? []
  if (!start) throw new Error('a page without its start: has its form changed?')
  return html.slice(0, end).replace(start, () => first) + marked(start) + link + html.slice(end)
}
