/** A button that opens the application dialog with an opening chosen (`ApplButton`): the browser opens, this chooses. */
export function chooseOpenings(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-opening]')
    if (!button) return
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
    const select = dialog?.querySelector<HTMLSelectElement>('select[name="opening"]')
    if (!select) return
    select.value = button.dataset.opening ?? ''
    select.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
