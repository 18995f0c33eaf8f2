// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ToolThread } from '#components/tools/thread/tool-thread'
import { messages } from '#lib/i18n/messages'

it('its links are plain ones until somebody is about to follow them, and then hold what was typed by now', async () => {
  history.replaceState(null, '', '/en/tools/tour-boat#d=900')
  render(
    <ToolThread
      locale="en"
      tools={[{ href: '/en/tools/finder', name: 'Find boats' }]}
      quote="/en/quote"
      shortLinkDays={0}
      messages={messages.en.ToolThread}
    />,
  )
  const finder = screen.getByRole('link', { name: 'Find boats' })
  expect(finder.getAttribute('href')).toBe('/en/tools/finder')
  history.replaceState(null, '', '/en/tools/tour-boat#d=450')
  await waitFor(
    () => {
      fireEvent.focus(finder)
      expect(finder.getAttribute('href')).toBe('/en/tools/finder#d=450')
    },
    { timeout: 10_000 },
  )
  const quote = screen.getByRole('link', { name: 'Get a quote with these entries' })
  fireEvent.pointerDown(quote)
  expect(quote.getAttribute('href')).toBe('/en/quote#d=450&t=tour-boat')
  expect(screen.queryByRole('button')).toBeNull()
})
