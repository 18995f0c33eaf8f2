import { saveFile } from '#lib/browser/save-file'
import { formatMessage } from '#lib/i18n/format-message'
import { csvOf } from '#lib/markup/csv'

/** More columns than this cannot be read side by side. */
const most = 4

/** Makes a comparison of boats (`CompareChooser`) live: the address keeps the choice, the differences come first. */
export function answerComparison(root: HTMLElement): void {
  const choices = [...root.querySelectorAll<HTMLInputElement>('input[name="boats"]')]
  const body = root.querySelector('tbody')
  if (!body) return
  const rows = [...body.rows]

  const said = new URLSearchParams(location.search).get('boats')?.split(',').filter(Boolean) ?? []
  const known = choices.filter(({ value }) => said.includes(value)).slice(0, most)
  // The note about boats in the link that this page cannot show stays until the visitor chooses.
  let isUnclear = new Set(said).size > known.length
  if (known.length > 0) for (const choice of choices) choice.checked = known.includes(choice)

  function show() {
    const chosen = choices.filter(({ checked }) => checked)
    for (const choice of choices) choice.disabled = chosen.length >= most && !choice.checked
    const shown = new Set((chosen.length > 0 ? chosen : choices).map(({ value }) => value))
    for (const cell of root.querySelectorAll<HTMLElement>('[data-boat]'))
      cell.hidden = !shown.has(cell.dataset.boat ?? '')
    for (const row of rows) {
      const cells = cellsOf(row)
      row.toggleAttribute('data-same', new Set(cells.map(spokenValue)).size === 1)
      // As on the product pages: who brings the hull is a row only where it is not the same for all.
      row.hidden = cells.every((cell) => 'none' in cell.dataset) || (row.dataset.row === 'hull' && isSame(row))
    }
    body?.append(...rows.toSorted((a, b) => Number(isSame(a)) - Number(isSame(b))))
    tell(chosen)
  }

  function tell(chosen: readonly HTMLInputElement[]) {
    const { all = '', single = '', result = '', unknown = '' } = root.dataset
    const listed = rows.filter(({ hidden }) => !hidden)
    const same = listed.filter(isSame).length
    const values = { count: chosen.length, different: listed.length - same, same }
    const text = isUnclear
      ? unknown
      : chosen.length === 0
        ? all
        : chosen.length === 1
          ? single
          : formatMessage(result, values)
    const status = root.querySelector('[data-comparison-result]')
    if (status && status.textContent !== text) status.textContent = text
  }

  function remember() {
    const chosen = choices.filter(({ checked }) => checked).map(({ value }) => value)
    const query = chosen.length > 0 ? `?boats=${chosen.join(',')}` : ''
    history.replaceState(history.state, '', location.pathname + query)
  }

  function pointAtChoice() {
    const slugs = new Set(choices.filter(({ checked }) => checked).map(({ dataset }) => dataset.slug))
    const quote = root.querySelector<HTMLAnchorElement>('[data-comparison-quote]')
    if (quote) quote.search = slugs.size > 0 ? `?boats=${[...slugs].join(',')}` : ''
    const copy = root.querySelector<HTMLElement>('[data-copy]')
    if (copy) copy.dataset.copy = location.href
  }

  show()
  // Chosen before this script had come.
  if (said.length === 0 && choices.some(({ checked, defaultChecked }) => checked !== defaultChecked)) remember()
  pointAtChoice()
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'boats') return
    isUnclear = false
    show()
    remember()
    pointAtChoice()
  })
  root.querySelector('[data-comparison-print]')?.addEventListener('click', () => print())
  root
    .querySelector('[data-comparison-csv]')
    ?.addEventListener('click', () => saveFile('orca-compare.csv', csvOf(tableText(root)), 'text/csv'))
}

/** The values of a row that are shown. */
function cellsOf(row: HTMLTableRowElement): HTMLTableCellElement[] {
  return [...row.cells].filter((cell) => cell.dataset.boat !== undefined && !cell.hidden)
}

/** A cell's text, whatever its unit. */
const spokenValue = (cell: HTMLElement) => cell.dataset.area ?? cell.textContent

const isSame = (row: HTMLElement) => 'same' in row.dataset

/** The table as shown: chosen boats, visible rows, the chosen unit. */
function tableText(root: HTMLElement): string[][] {
  return [...root.querySelectorAll('tr')]
    .filter((row) => row.offsetParent !== null)
    .map((row) => [...row.cells].filter(({ hidden }) => !hidden).map(textOf))
}

function textOf(cell: HTMLElement): string {
  const shown = cell.querySelector<HTMLElement>('[aria-hidden="true"]') ?? cell
  return shown.textContent.replaceAll(/\s+/g, ' ').trim()
}
