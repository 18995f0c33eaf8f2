import { expect, test } from 'vitest'
import { parsed } from '../page.ts'
import { shortClassNames as namesOfPage } from './short-class-names.ts'

const shortClassNames = (page: string, kept?: ReadonlySet<string>) => namesOfPage(parsed(page), kept)

const html =
  '<main class="hgjeZq_main plain"><p class="_9m0qha_text hgjeZq_main">hgjeZq_main</p><svg class="XoD9-a_arrow"></svg></main>'

test('the same short name stands in the page and in its sheet, for classes of modules only', () => {
  const rename = shortClassNames(html)
  expect(rename(html)).toContain('<main class="a plain"><p class="b a">')
  expect(rename(html)).toContain('<svg class="c">')
  expect(rename('.hgjeZq_main>._9m0qha_text:hover,.plain .XoD9-a_arrow{x:1}._elsew_here{y:2}')).toBe(
    '.a>.b:hover,.plain .c{x:1}._elsew_here{y:2}',
  )
})

test('every class of a page with hundreds has a name of its own', () => {
  const names = Array.from({ length: 3000 }, (_, index) => `m${String(index).padStart(5, '0')}_part`)
  const rename = shortClassNames(names.map((name) => `<i class="${name}">`).join(''))
  const short = names.map(rename)
  expect(new Set(short).size).toBe(names.length)
  expect(short.filter((name) => !/^[a-zA-Z]{1,3}$/.test(name))).toEqual([])
})

test('a class that an island writes itself keeps its name, in the page and in the sheet', () => {
  const rename = shortClassNames(html, new Set(['_9m0qha_text']))
  expect(rename(html)).toContain('<main class="a plain"><p class="_9m0qha_text a">')
  expect(rename('.hgjeZq_main>._9m0qha_text{x:1}')).toBe('.a>._9m0qha_text{x:1}')
})
