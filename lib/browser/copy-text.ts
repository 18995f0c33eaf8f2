/**
 * Puts a text on the clipboard.
 * @returns whether it got there: a browser may refuse, and over plain http or in an old web view there is no clipboard
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
