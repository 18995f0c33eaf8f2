// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { showPagesInPlace } from '#components/page-script/same-document-navigation.ts'

test.each([
  ['a page', '', 1],
  ['a page that asks whether visits may be counted, by documents', '<div data-statistics="{}"></div>', 0],
])('how often the browser is asked where links of %s may lead', (_, body, listeners) => {
  document.body.innerHTML = body
  const navigation = new EventTarget()
  const listen = vi.spyOn(navigation, 'addEventListener')
  vi.stubGlobal('navigation', navigation)
  showPagesInPlace(() => {})
  expect(listen).toHaveBeenCalledTimes(listeners)
  vi.unstubAllGlobals()
})
