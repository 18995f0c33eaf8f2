// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { compactHtml } from './compact-html.ts'
import { parsed } from './page.ts'

const page = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>a</title></head><body>
<ul><li>a</li><li><p>b</p></li></ul><dl><dt>c</dt><dd>d</dd><dt>e</dt><dd>f</dd></dl><table><tbody><tr><th>g</th><td>h</td></tr>
<tr><td><p>i</p></td></tr></tbody></table><div><p>j</p><p>k</p> l</div><a href="/"><p>m</p></a><p>n</p><section hidden=""><p>o<b>p</b></p>
</section><p>q<wbr/>r</p><img alt="" src="/a.avif"/><!-- s --><svg viewBox="0 0 9 9"><path d="M0 0"></path><g><circle r="1"></circle></g></svg>
<noscript data-later=""><ul><li><p>t</p></li></ul></noscript><script>const a = '</li>'</script><details><summary>u</summary><p>v</p></details></body></html>`

const compact = compactHtml(parsed(page))

test('a browser makes the same page of it', () => {
  const made = (html: string) => new DOMParser().parseFromString(html, 'text/html').documentElement.outerHTML
  expect(made(compact)).toBe(made(page))
})

test('what every parser knows by itself is not written', () => {
  expect(compact.length).toBeLessThan(page.length - 70)
  expect(compact).toContain('<ul><li>a<li><p>b</ul><dl><dt>c<dd>d<dt>e<dd>f</dl>')
  expect(compact).toContain('<path d="M0 0"/><g><circle r="1"/></g></svg>')
  expect(compact).toContain('<section hidden>')
})

test('a paragraph ends where text or a link would go on in it', () => {
  expect(compact).toContain('<p>j<p>k</p> l</div><a href="/"><p>m</p></a>')
})

test('what is compact stays as it is', () => {
  expect(compactHtml(parsed(compact))).toBe(compact)
})
