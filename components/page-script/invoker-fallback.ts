function show(dialog: Element | null, open: boolean): void {
  if (!(dialog instanceof HTMLDialogElement)) return
  if (!open) dialog.close()
  else if (!dialog.open) dialog.showModal()
}

const buttonOf = ({ target }: MouseEvent, attribute: string) =>
  target instanceof Element ? target.closest(`button[${attribute}]`) : null

const targetOf = (button: Element, attribute: string) => document.getElementById(button.getAttribute(attribute) ?? '')

/** Answers `commandfor` (browsers before 2025) and `popovertarget` (before 2024) by script, where the browser does not. */
export function answerInvokers(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype))
    document.addEventListener('click', (event) => {
      const button = buttonOf(event, 'commandfor')
      if (button) show(targetOf(button, 'commandfor'), button.getAttribute('command') !== 'close')
    })
  if (!('popover' in HTMLElement.prototype))
    document.addEventListener('click', (event) => {
      const button = buttonOf(event, 'popovertarget')
      if (button) show(targetOf(button, 'popovertarget'), button.getAttribute('popovertargetaction') !== 'hide')
    })
}
