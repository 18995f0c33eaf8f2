import { expect, test } from 'vitest'
import { pageSections } from './page-sections.ts'

const page = `<html><body><header><p>The menu is no text.</p></header><main id="content"><h1>SMURF</h1>
<p>Cleans city rivers by itself. Returns when the basket is full.</p><a href="/en/quote">Get a quote</a>
<nav><a href="#a">Where it works.</a></nav>
<section id="safety"><h2>Safety</h2><dl><dt>Link lost</dt><dd>Stops or returns to the dock by itself.</dd></dl>
<h3 id="agree">Agreed before you order</h3><ul><li>Draft 0.47 m <a href="#note-1">indicative</a></li></ul></section>
<section id="figures"><h2>Figures</h2><form><p>Choose a unit of area here.</p></form>
<table><tbody><tr><th>Battery</th><td>Lithium iron phosphate</td></tr><tr><td>12</td><td>14</td><td>16</td></tr></tbody></table>
<table><thead><tr><th>File</th><th>Content</th></tr></thead><tbody><tr><th>GPSBase.csv</th><td>Positions of the base</td></tr></tbody></table>
<script>const text = 'No script either.'</script></section></main></body></html>`

test('a page is taken apart at its headings, each with its place, in whole sentences', () => {
  expect(pageSections(page)).toEqual([
    {
      headings: ['SMURF'],
      anchor: 'content',
      sentences: ['Cleans city rivers by itself.', 'Returns when the basket is full.'],
    },
    {
      headings: ['SMURF', 'Safety'],
      anchor: 'safety',
      sentences: ['Link lost: Stops or returns to the dock by itself.'],
    },
    {
      headings: ['SMURF', 'Safety', 'Agreed before you order'],
      anchor: 'agree',
      sentences: ['Draft 0.47 m (indicative)'],
    },
    {
      headings: ['SMURF', 'Figures'],
      anchor: 'figures',
      sentences: ['Battery: Lithium iron phosphate', 'GPSBase.csv: Positions of the base'],
    },
  ])
})
