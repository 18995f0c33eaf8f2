import { expect, test } from 'vitest'
import { pageDocument, pageMarkdown } from './page-markdown.ts'

const page = `<html><body><header>menu</header><main id="content"><h1>SMURF</h1><p>Holds <b>50&nbsp;kg</b>, see <a href="/en/quote">quote</a>.</p>
<p>Suits 3.3–6.7&nbsp;ha (<span data-range="">8.2–16.5</span>&nbsp;acres).</p>
<ul><li>City rivers, <span class="x" data-area="text exact 45 mu">3 ha</span></li></ul><table><tr><th>Endurance</th><td>6–8 h</td></tr></table><form><input>Send</form><script>let a</script></main></body></html>`

test('a page becomes headings, paragraphs, lists, rows and whole links, without menus, forms and scripts', () => {
  const text = pageMarkdown(page, 'https://orca.example')
  expect(text).toContain('# SMURF')
  expect(text).toContain('Holds 50 kg, see [quote](https://orca.example/en/quote).')
  expect(text).toContain('Suits 3.3–6.7 ha (8.2–16.5 acres).')
  expect(text).toContain('- City rivers, 3 ha\n')
  expect(text).toContain('| Endurance | 6–8 h |')
  expect(text).not.toMatch(/menu|Send|let a/)
})

test('as a document it begins with its heading, what it is about and its address, wherever the page sets the heading', () => {
  const page = {
    title: 'SMURF · ORCA',
    description: 'Small cleaning boat.',
    address: 'https://orca.example/en/product/smurf',
  }
  const text = pageDocument('Small cleaning boat\n# SMURF\n\nHolds 50 kg.\n', page)
  expect(text).toBe(
    '# SMURF\n\n> Small cleaning boat.\n\nSource: https://orca.example/en/product/smurf\n\nSmall cleaning boat\n\n\nHolds 50 kg.\n',
  )
  expect(pageDocument('Holds 50 kg.\n', page)).toMatch(/^# SMURF · ORCA\n/)
})
