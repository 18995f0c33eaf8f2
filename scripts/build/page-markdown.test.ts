import { expect, test } from 'vitest'
import { messages } from '#lib/i18n/messages'
import { pageDocument, pageMarkdown } from './page-markdown.ts'
import { withToolText } from './tool-text.ts'

const page = `<html><body><header>menu</header><main id="content"><h1>SMURF</h1><p>Holds <b>50&nbsp;kg</b>, see <a href="/en/quote">quote</a>.</p>
<p>Suits 3.3–6.7&nbsp;ha (<span data-range="">8.2–16.5</span>&nbsp;acres).</p>
<ul><li>City rivers, <span class="x" data-area="text exact 45 mu">3 ha</span></li></ul><table><tr><th>Endurance</th><td>6–8 h</td></tr></table><form><input>Send</form><script>let a</script></main></body></html>`

test('a page becomes headings, paragraphs, lists, rows and whole links, without menus, forms and scripts', () => {
  const text = pageMarkdown(page, 'https://orca.example')
  expect(text).toContain('# SMURF')
  expect(text).toContain('Holds 50 kg, see [quote](https://orca.example/en/quote).')
  expect(text).toContain('Suits 3.3–6.7 ha (8.2–16.5 acres).')
  expect(text).toContain('- City rivers, 3 ha\n')
  expect(text).toContain('| | |\n| --- | --- |\n| Endurance | 6–8 h |')
  expect(text).not.toMatch(/menu|Send|let a/)
})

const main = (html: string) => pageMarkdown(`<main>${html}</main>`, 'https://orca.example')

test('a table has its heading and the line under it, also where headings are buttons', () => {
  const text = main(
    '<table><caption>Results</caption><thead><tr><th>Method</th><th><button type="button">AP35 <svg><path/></svg></button></th></tr></thead><tbody><tr><th>RISFNet</th><td>90.05</td></tr><tr><td>A | B</td><td>1</td></tr></tbody></table>',
  )
  expect(text).toBe('Results\n\n| Method | AP35 |\n| --- | --- |\n| RISFNet | 90.05 |\n| A \\| B | 1 |\n')
})

test('a mark stands apart from its figure', () => {
  expect(main('<dl><dt>Length</dt><dd>1,000&nbsp;mm<a href="#note-1">indicative</a></dd></dl>')).toContain(
    '1,000 mm (indicative)',
  )
  expect(main('<p>0.47&nbsp;m<a href="#note-1">indicative</a>.</p>')).toBe('0.47 m (indicative).\n')
})

test('a mark that stands in brackets already has these only', () => {
  expect(main('<p>吃水 0.47&nbsp;米<span>（</span><a href="#note">参考值</a><span>）</span>，另留余量</p>')).toBe(
    '吃水 0.47 米（参考值），另留余量\n',
  )
})

test('no part of a form is left, honeypot and choices included', () => {
  const text = main(
    '<h2>Your site</h2><form><input type="hidden"/><label>Leave this empty<input/></label><fieldset><legend>Kind</legend><label><input type="radio"/>River or canal</label></fieldset></form><p>After.</p>',
  )
  expect(text).toBe('## Your site\n\nAfter.\n')
})

test('what a form has answered is read, and nothing else of it', () => {
  const text = main(
    '<form><div><div aria-live="polite"><h2>2 boats</h2><button>Print</button></div><table><tr><th>Week<th>Hours</tr><tr><td>1<td>12.1</tr></table></div><fieldset><label>Area<input/></label></fieldset><p>A hint.</p></form><p>After.</p>',
  )
  expect(text).toBe('## 2 boats\n\n| Week | Hours |\n| --- | --- |\n| 1 | 12.1 |\n\nAfter.\n')
})

test('a Latin mark in brackets has these only, and nothing stands before %', () => {
  expect(main('<p>27&nbsp;m²<span> (</span><a href="#note">indicative</a><span>)</span> of deck</p>')).toBe(
    '27 m² (indicative) of deck\n',
  )
  expect(main('<p><span>80</span>% of faults</p>')).toBe('80% of faults\n')
})

test('a table keeps its empty corner, also where the markup leaves out end tags', () => {
  expect(main('<table><thead><tr><td><th>Cleaning<th>Weed</thead><tbody><tr><th>Draft<td>0.45<td>0.40</table>')).toBe(
    '| | Cleaning | Weed |\n| --- | --- | --- |\n| Draft | 0.45 | 0.40 |\n',
  )
})

test('items are numbered where the page numbers them, stand on their own line and within the item they belong to', () => {
  expect(main('<ol><li><p>Start<li><p>Clean</ol>')).toBe('1. Start\n2. Clean\n')
  expect(main('<ul><li>Image<ul><li>Left<li>Right</ul><li>INS</ul>')).toBe('- Image\n  - Left\n  - Right\n\n- INS\n')
})

test('a link that holds a heading stays one line, and a link beside a heading has its own', () => {
  expect(
    main(
      '<h2>News</h2><a href="/n">All</a><ul><li><a href="/a"><time>2026</time><h3>Six steps</h3><p>Start.</p></a></ul>',
    ),
  ).toBe('## News\n\n[All](https://orca.example/n)\n- [2026 · Six steps · Start.](https://orca.example/a)\n')
})

test('codes in a row are told apart, names of facts are bold, and what waits for a visitor is left out', () => {
  expect(main('<p><code>gone</code><code>refused</code></p>')).toBe('gone, refused\n')
  expect(main('<dl><dt><span>Verified</span><dd>By the paper.</dl>')).toBe('**Verified**\nBy the paper.\n')
  expect(main('<p>Boats</p><p role="status">3 boats: 8 rows differ.</p>')).toBe('Boats\n')
})

test('code keeps its lines between fences', () => {
  expect(main('<p>Put this:</p><pre><code>&lt;script\n  async&gt;</code></pre><p>Done.</p>')).toBe(
    'Put this:\n\n```\n<script\n  async>\n```\n\nDone.\n',
  )
})

test.each(['/tools/season', '/quote'])('%s says to a machine what it takes and gives', (path) => {
  for (const locale of ['zh', 'en'] as const) expect(withToolText('# Page\n', path, locale)).toMatch(/\n## .+\n\n.{50}/)
})

test.each(['zh', 'en'] as const)('the page of a tool says what it works out (%s)', (locale) => {
  const waiting = messages[locale].ToolPage.waiting
  const text = withToolText(`# Tool\n\n${waiting}\n`, '/tools/tour-boat', locale)
  expect(text).not.toContain(waiting)
  expect(text).toMatch(/CSV/)
  expect(withToolText('# News\n', '/news', locale)).toBe('# News\n')
})

test('as a document it begins with its heading, what it is about and its address, wherever the page sets the heading', () => {
  const page = {
    title: 'SMURF · ORCA',
    description: 'Small cleaning boat.',
    address: 'https://orca.example/en/product/smurf',
  }
  const text = pageDocument('Small cleaning boat\n# SMURF\n\nHolds 50 kg.\n', page)
  expect(text).toBe(
    '# SMURF\n\n> Small cleaning boat.\n\nSource: https://orca.example/en/product/smurf\n\nSmall cleaning boat\n\nHolds 50 kg.\n',
  )
  expect(pageDocument('Holds 50 kg.\n', page)).toMatch(/^# SMURF · ORCA\n/)
})
