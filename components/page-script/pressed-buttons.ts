import { loadLater } from '#components/page-script/load-later.ts'
import { copyText } from '#lib/browser/copy-text'

/** Actions of buttons by their attribute; the element's other attributes hold the details. */
const answers = {
  '[data-copy]': copyBeside,
  '[data-opening]': chooseOpening,
  '[data-sort]': sortByColumn,
} as const

/** Answers the buttons that pages have as plain markup, those of pages that are shown later too. */
export function answerButtons(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    for (const [selector, answer] of Object.entries(answers)) {
      const button = target.closest<HTMLElement>(selector)
      if (button) answer(button)
    }
  })
}

/** `CopyButton`: puts the text on the clipboard and says beside the button whether it got there. */
async function copyBeside(button: HTMLElement): Promise<void> {
  const { copy = '', copied = '', failed = '' } = button.dataset
  const answer = button.parentElement?.querySelector('[role="status"]')
  const isCopied = await copyText(copy)
  if (answer) answer.textContent = isCopied ? copied : failed
}

/** `ApplButton` opens the application dialog with an opening chosen: the browser opens, this chooses. */
function chooseOpening(button: HTMLElement): void {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
  const select = dialog?.querySelector<HTMLSelectElement>('select[name="opening"]')
  if (!select) return
  select.value = button.dataset.opening ?? ''
  select.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A column name of `ResearchTable`; what sorts comes with the first press. */
function sortByColumn(button: HTMLElement): void {
  loadLater('sorting of tables', import('#components/page-script/sort-table.ts'), ({ sortTable }) => sortTable(button))
}
