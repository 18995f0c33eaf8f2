// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { showSaveNotes } from '#components/page-script/save-notes.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['WeChat', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.50', true],
  [
    'Safari',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
    false,
  ],
])('in %s a visitor reads whether a file can be saved', (_, userAgent, isShown) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  document.body.innerHTML = '<p data-save-note hidden>Open in browser</p>'
  showSaveNotes()
  expect(document.querySelector('p')?.hidden).toBe(!isShown)
})
