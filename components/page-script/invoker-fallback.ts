/**
 * Browsers without invoker commands (before 2025): the same attributes, answered by script.
 * Does nothing where the browser answers itself.
 */
export function answerInvokers(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  function answer({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!button || !(dialog instanceof HTMLDialogElement)) return
    if (button.getAttribute('command') === 'close') dialog.close()
    else if (!dialog.open) dialog.showModal()
  }
  document.addEventListener('click', answer)
}
