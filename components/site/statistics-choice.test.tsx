// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askAboutStatistics } from '#components/page-script/statistics-choice.ts'
import { StatisticsChoice } from '#components/site/statistics-choice'
import { StatisticsReopen } from '#components/site/statistics-reopen'
import { statisticsServices } from '#lib/config/statistics-services'
import type { Locale } from '#lib/i18n/locales'

const messages = { title: '统计', text: '说明', privacy: '隐私', agree: '同意', decline: '不同意' }
const settings = {
  VISIT_STATISTICS_ID: 'abcdef12',
  PAGE_TAG_ID: 'G-ABC1234567',
  HEAD_SCRIPT_URL: undefined as string | undefined,
}
function show(locale: Locale = 'zh', set = settings) {
  const { container } = render(
    <>
      <StatisticsChoice
        locale={locale}
        services={statisticsServices(set, locale)}
        privacyHref="/privacy"
        messages={messages}
      />
      <StatisticsReopen label="统计设置" />
    </>,
  )
  const question = container.querySelector<HTMLElement>('[data-statistics]')
  if (question) askAboutStatistics(question)
}
const loaded = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).host)
const answerWith = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

test('nothing is requested before the visitor answers', () => {
  show()
  expect(screen.getByRole('button', { name: '同意' })).toBeTruthy()
  expect(loaded()).toEqual([])
})

test('an agreement loads the script once and is remembered on the next page', async () => {
  show()
  await answerWith('同意')
  expect(loaded()).toEqual(['hm.baidu.com'])
  cleanup()
  show()
  expect(screen.queryByRole('button', { name: '同意' })).toBeNull()
  expect(loaded()).toEqual(['hm.baidu.com'])
})

test('an agreement in Chinese, which names Baidu, loads nothing of Google on English pages: they ask for themselves', async () => {
  show('zh')
  await answerWith('同意')
  cleanup()
  document.head.replaceChildren()
  show('en')
  expect(loaded()).toEqual([])
  await answerWith('不同意')
  cleanup()
  show('zh')
  expect(loaded()).toEqual(['hm.baidu.com']) // nor does a refusal in English undo what was agreed in Chinese
})

test('a service that the agreement did not name asks anew, and loads nothing until then', async () => {
  show()
  await answerWith('同意')
  cleanup()
  document.head.replaceChildren()
  show('zh', { ...settings, HEAD_SCRIPT_URL: 'https://tag.example/head.js' })
  expect(loaded()).toEqual(['hm.baidu.com'])
  await answerWith('同意')
  expect(loaded()).toEqual(['hm.baidu.com', 'tag.example'])
})

test.each(['agreed', '{"hm.baidu.com":"yes"}', '[]', '{'])('storage that holds %j is no agreement', (kept) => {
  localStorage.setItem('orca-statistics-zh', kept)
  show()
  expect(screen.getByRole('button', { name: '同意' })).toBeTruthy()
  expect(loaded()).toEqual([])
})

test('a refusal is remembered and loads nothing', async () => {
  show()
  await answerWith('不同意')
  cleanup()
  show()
  expect(screen.queryByRole('button', { name: '同意' })).toBeNull()
  expect(loaded()).toEqual([])
})

test('the footer can ask again', async () => {
  localStorage.setItem('orca-statistics-zh', '{"hm.baidu.com":"declined"}')
  show()
  expect(screen.queryByRole('button', { name: '同意' })).toBeNull()
  await answerWith('统计设置')
  expect(screen.getByRole('button', { name: '同意' })).toBeTruthy()
})
