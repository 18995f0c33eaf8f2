/** Opens a dialog over the page, or closes it. */
function show(dialog: Element | null, open: boolean): void {
  if (!(dialog instanceof HTMLDialogElement)) return
  if (!open) dialog.close()
  else if (!dialog.open) dialog.showModal()
}

const buttonOf = ({ target }: MouseEvent, attribute: string) =>
  target instanceof Element ? target.closest(`button[${attribute}]`) : null

const targetOf = (button: Element, attribute: string) => document.getElementById(button.getAttribute(attribute) ?? '')

/**
 * Browsers without invoker commands (before 2025), or without popovers (before 2024): the same attributes of buttons, answered
 * by script where they name a dialog. Does nothing where the browser answers itself.
 */
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
