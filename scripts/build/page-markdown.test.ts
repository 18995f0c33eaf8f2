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

const main = (html: string, lang = 'en') =>
  pageMarkdown(`<html lang="${lang}"><main>${html}</main></html>`, 'https://orca.example')

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

test('in Chinese a mark has full-width brackets, and no space follows a comma', () => {
  expect(main('<p>0.47&nbsp;米<span><a href="#note">参考值</a></span></p>', 'zh-CN')).toBe('0.47 米（参考值）\n')
  expect(main('<p><span>船下水，</span> <span>人在岸。</span></p>', 'zh-CN')).toBe('船下水，人在岸。\n')
})

test('a mark that stands in brackets already has these only', () => {
  expect(main('<p>8–10 people<span> (</span><a href="#note">indicative</a><span>)</span> and</p>')).toBe(
    '8–10 people (indicative) and\n',
  )
  expect(
    main('<p>吃水 0.47&nbsp;米<span>（</span><a href="#note">参考值</a><span>）</span>，另留余量</p>', 'zh-CN'),
  ).toBe('吃水 0.47 米（参考值），另留余量\n')
})

test('in a page without end tags, a heading after an empty corner stays in its column; what spans two stands in both', () => {
  const text = main(
    '<table><thead><tr><td><th>Cleaning<th>Weed</thead><tbody><tr><th>Draft<td>0.45&nbsp;m<td>0.40&nbsp;m<tr><th>Perception<td colspan="2">lidar</tbody></table>',
  )
  expect(text).toBe(
    '| | Cleaning | Weed |\n| --- | --- | --- |\n| Draft | 0.45 m | 0.40 m |\n| Perception | lidar | lidar |\n',
  )
})

test('a table whose rows have names only is not headed by its first row', () => {
  expect(main('<table><tr><th>Endurance<td>6–8 h<tr><th>Draft<td>0.47 m</table>')).toBe(
    '| | |\n| --- | --- |\n| Endurance | 6–8 h |\n| Draft | 0.47 m |\n',
  )
})

test('a link keeps to one line, its blocks set apart; a heading ends its line', () => {
  expect(
    main(
      '<h2>News</h2><a href="/news">All</a><ul><li><a href="/n/1"><p>Guide<h3>How to choose</h3><p>By area.</a></ul>',
    ),
  ).toBe(
    '## News\n\n[All](https://orca.example/news)\n- [Guide · How to choose · By area.](https://orca.example/n/1)\n',
  )
})

test('code in a sentence has its marks, one piece apart from the next', () => {
  expect(main('<p><code>network</code><code>time<wbr>out</code></p>')).toBe('`network` `timeout`\n')
})

test('a bold term has no space inside its marks, a figure none before its per cent sign', () => {
  expect(main('<dl><dt><span>Faults</span><dd><span class="n" data-range>80</span>%</dl>')).toBe('**Faults**\n80%\n')
  expect(main('<p><span class="k">80</span>%')).toBe('80%\n')
})

test('what answers a visitor’s choice, what repeats the page and a heading that held a form only are left out', () => {
  const text = main(
    '<div data-repeats>SMURF</div><h2>Your site</h2><form><input></form><h2>Next</h2><p>Soon.</p><div role="status">Our suggestion</div>',
  )
  expect(text).toBe('## Next\n\nSoon.\n')
})

test('no part of a form is left, honeypot and choices included', () => {
  const text = main(
    '<h2>Your site</h2><form><input type="hidden"/><label>Leave this empty<input/></label><fieldset><legend>Kind</legend><label><input type="radio"/>River or canal</label></fieldset></form><p>After.</p>',
  )
  expect(text).toBe('## Your site\n\nAfter.\n')
})

test('an item of a list keeps its mark where it is a paragraph', () => {
  expect(main('<p>Agree first:</p><ol><li><p>the areas;</p><li> <p>who may stop.</p></ol><p>Then start.</p>')).toBe(
    'Agree first:\n\n- the areas;\n\n- who may stop.\n\nThen start.\n',
  )
})

test('code keeps its lines between fences', () => {
  expect(main('<p>Put this:</p><pre><code>&lt;script\n  async&gt;</code></pre><p>Done.</p>')).toBe(
    'Put this:\n\n```\n<script\n  async>\n```\n\nDone.\n',
  )
})

test.each(['zh', 'en'] as const)('the page of a tool says what it works out (%s)', (locale) => {
  const waiting = messages[locale].ToolPage.waiting
  const text = withToolText(`# Tool\n\n${waiting}\n`, '/tools/tour-boat', locale)
  expect(text).not.toContain(waiting)
  expect(text).toMatch(/CSV/)
  expect(withToolText('# News\n', '/news', locale)).toBe('# News\n')
  const { SeasonPage, BoatFinder } = messages[locale]
  expect(withToolText(`# Year\n\n${SeasonPage.noScript}\n`, '/tools/season', locale)).not.toContain(SeasonPage.noScript)
  expect(withToolText(`# Home\n\n${BoatFinder.lead}\n`, '/', locale)).toMatch(/MOSHARK/)
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
