import { copyText } from '#lib/browser/copy-text'

/** Answers the buttons of `CopyButton`: puts the text on the clipboard and says beside the button whether it got there. */
export function answerCopyButtons(): void {
  addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]')
    if (!button) return
    const { copy = '', copied = '', failed = '' } = button.dataset
    const answer = button.parentElement?.querySelector('[role="status"]')
    const isCopied = await copyText(copy)
    if (answer) answer.textContent = isCopied ? copied : failed
  })
}
