// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

function giveClipboard(clipboard: object | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
}

test('where there is no clipboard, or it is refused, the page learns that the text did not get there', async () => {
  giveClipboard(undefined)
  await expect(copyText('orca')).resolves.toBe(false)
  giveClipboard({ writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) })
  await expect(copyText('orca')).resolves.toBe(false)
})

test('a text that got there is told so', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  giveClipboard({ writeText })
  await expect(copyText('orca')).resolves.toBe(true)
  expect(writeText).toHaveBeenCalledWith('orca')
})
