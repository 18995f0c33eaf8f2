import { expect, test } from 'vitest'
import { pageMarkdown } from './page-markdown.ts'

const page = `<html><body><header>menu</header><main id="content"><h1>SMURF</h1><p>Holds <b>50&nbsp;kg</b>, see <a href="/en/quote">quote</a>.</p>
<ul><li>City rivers, <span class="x" data-unit="ha" data-first="">3 ha</span><span data-unit="acre" class="x">8 acres</span></li></ul><table><tr><th>Endurance</th><td>6–8 h</td></tr></table><form><input>Send</form><script>let a</script></main></body></html>`

test('a page becomes headings, paragraphs, lists, rows and whole links, without menus, forms and scripts', () => {
  const text = pageMarkdown(page, 'https://orca.example')
  expect(text).toContain('# SMURF')
  expect(text).toContain('Holds 50 kg, see [quote](https://orca.example/en/quote).')
  expect(text).toContain('- City rivers, 3 ha\n')
  expect(text).toContain('| Endurance | 6–8 h |')
  expect(text).not.toMatch(/menu|Send|let a/)
})
