/** Says beside the buttons that save a file where they do nothing: WeChat's browser drops files made in the page. */
export function showSaveNotes(): void {
  if (!/MicroMessenger/i.test(navigator.userAgent)) return
  for (const note of document.querySelectorAll<HTMLElement>('[data-save-note]')) note.hidden = false
}
