// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { sortTable } from './sort-table.ts'

function table() {
  document.body.innerHTML = `<table>
<thead><tr><th aria-sort="none"><button>Method</button></th><th aria-sort="none"><button>AP</button></th><th>Source</th></tr></thead>
<tbody>
<tr><th>RCFNet</th><td>—</td><td>a</td></tr>
<tr><th>YOLOv5s</th><td>0.441</td><td>b</td></tr>
<tr><th>A2ANet</th><td>0.449</td><td>c</td></tr>
<tr><th>FAST-LIO</th><td>0.182–0.203</td><td>d</td></tr>
</tbody></table>`
  const [method, ap] = document.querySelectorAll('button')
  if (!method || !ap) throw new Error('no buttons')
  const rows = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
  const orders = () => [...document.querySelectorAll('[aria-sort]')].map((head) => head.getAttribute('aria-sort'))
  return { method, ap, rows, orders }
}

test('figures go from the highest, then the lowest, then as they were given; a missing one is last', () => {
  const { ap, rows, orders } = table()
  const given = rows()
  sortTable(ap)
  expect(rows()).toEqual(['A2ANet', 'YOLOv5s', 'FAST-LIO', 'RCFNet'])
  expect(orders()).toEqual(['none', 'descending'])
  sortTable(ap)
  expect(rows()).toEqual(['FAST-LIO', 'YOLOv5s', 'A2ANet', 'RCFNet'])
  sortTable(ap)
  expect(rows()).toEqual(given)
  expect(orders()).toEqual(['none', 'none'])
})

test('words go from A, and one column sorts at a time', () => {
  const { method, ap, rows, orders } = table()
  sortTable(ap)
  sortTable(method)
  expect(rows()).toEqual(['A2ANet', 'FAST-LIO', 'RCFNet', 'YOLOv5s'])
  expect(orders()).toEqual(['ascending', 'none'])
})
