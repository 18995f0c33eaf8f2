/**
 * Copies a text to the clipboard.
 * @returns false if the browser refuses or has no clipboard (plain http, old web views)
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
