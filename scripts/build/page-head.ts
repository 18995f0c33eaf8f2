import { parseDocument } from 'htmlparser2'
import { elementsBelow, firstOf, textOf } from './page.ts'

/** Title, description and robots directive of a built page. */
export function headOf(html: string): { title: string; description: string; robots: string } {
  const page = parseDocument(html)
  const title = firstOf(page, 'title')
  const metas = elementsBelow(page).filter(({ name }) => name === 'meta')
  const meta = (name: string) => metas.find(({ attribs }) => attribs.name === name)?.attribs.content ?? ''
  return { title: title ? textOf(title) : '', description: meta('description'), robots: meta('robots') }
}
