// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reopenEvent, StatisticsChoice } from '#components/site/statistics-choice'

const words = { title: '统计', text: '说明', privacy: '隐私', agree: '同意', decline: '不同意' }
const source = 'https://statistics.example/tag.js'
const show = () =>
  render(
    <StatisticsChoice
      scripts={{ sources: [source], providers: ['Statistics'] }}
      privacyHref="/privacy"
      words={words}
    />,
  )
const loaded = () => document.querySelectorAll(`script[src="${source}"]`).length

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

test('nothing is requested before the visitor answers', () => {
  show()
  expect(screen.getByRole('button', { name: '同意' })).toBeTruthy()
  expect(loaded()).toBe(0)
})

test('an agreement loads the script once and is remembered on the next page', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: '同意' }))
  expect(loaded()).toBe(1)
  cleanup()
  show()
  expect(screen.queryByRole('button')).toBeNull()
  expect(loaded()).toBe(1)
})

test('a refusal is remembered and loads nothing', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: '不同意' }))
  cleanup()
  show()
  expect(screen.queryByRole('button')).toBeNull()
  expect(loaded()).toBe(0)
})

test('the footer can ask again', async () => {
  localStorage.setItem('orca-statistics', 'declined')
  show()
  window.dispatchEvent(new Event(reopenEvent))
  expect(await screen.findByRole('button', { name: '同意' })).toBeTruthy()
})
