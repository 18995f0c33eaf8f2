// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepOpenPanel, openPanelBefore } from '#components/page-script/contact-panel.ts'

beforeEach(() => sessionStorage.clear())

test('a panel that stood open is found on the next page, a closed one leaves nothing', () => {
  keepOpenPanel({ message: 'Two boats for a canal' })
  expect(openPanelBefore()).toEqual({ message: 'Two boats for a canal' })
  keepOpenPanel(undefined)
  expect(openPanelBefore()).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

test.each(['', 'null', '[]', '{', '{"message":1}'])('%s in storage is nothing', (text) => {
  sessionStorage.setItem('orca:continue', text)
  expect(openPanelBefore()).toBeUndefined()
})
