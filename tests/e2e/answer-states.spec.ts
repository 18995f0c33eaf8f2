import { expect, type Page, test } from '@playwright/test'
import type { AnswerReading, AnswerView } from '#lib/protocol/answer-link'
import en from '#messages/en/answer.json' with { type: 'json' }
import zh from '#messages/zh/answer.json' with { type: 'json' }
import { accessibilityFaults } from '../support/accessibility-faults.ts'

/*
 * What the page of a link that answers says in each of its states (docs/decisions/066), in both languages and at both widths. The
 * server's answers are the test's own: each state stands still for as long as it is looked at.
 */

const token = 'A'.repeat(43)
const words = { zh: zh.AnswerDesk, en: en.AnswerDesk }
type Language = keyof typeof words

const view = (change: Partial<AnswerView> = {}): AnswerView => ({
  state: 'bot',
  language: 'zh',
  site: 'pk_orca',
  page: '/product/smurf',
  user: '',
  email: 'buyer@lake.example',
  begun_at: Date.now() - 600_000,
  waits_since: Date.now() - 300_000,
  taken: null,
  messages: [
    { seq: 1, author: 'visitor', text: '我们有一个 12 公顷的人工湖，水草很多。', created_at: Date.now() - 400_000 },
    { seq: 2, author: 'bot', text: '可以先看中型割草船。', created_at: Date.now() - 399_000 },
    { seq: 3, author: 'visitor', text: '我想找人工客服', created_at: Date.now() - 300_000 },
  ],
  has_older: false,
  after: 3,
  revision: 0,
  version: 'one',
  takes_files: true,
  expires_at: Date.now() + 1e8,
  ...change,
})

interface State {
  /** What the server answers; nothing: it never does. */
  reading?: AnswerReading
  right?: string
  /** The words that say how things stand. */
  says: (language: Language) => string
  /** What is done before that, by who has the page. */
  act?: (page: Page, language: Language) => Promise<void>
  /** Whether the conversation can be answered. */
  isOpen?: true
}

const li = { name: '李工', at: Date.now() - 60_000 }
const states: Record<string, State> = {
  opening: { says: (language) => words[language].opening },
  'no link': { right: 'broken', says: (language) => words[language].wrong.title },
  expired: { reading: { ended: 'expired' }, says: (language) => words[language].ended.expired.title },
  closed: { reading: { ended: 'closed' }, says: (language) => words[language].ended.closed.title },
  'handed over': { reading: { ended: 'withdrawn' }, says: (language) => words[language].ended.withdrawn.title },
  'nobody has it': { reading: { open: view() }, says: (language) => words[language].states.assistant, isOpen: true },
  'a colleague has it': {
    reading: { open: view({ state: 'human', taken: { ...li, mine: false } }) },
    says: (language) => words[language].states.taken.replace('{name}', li.name),
    isOpen: true,
  },
  'written offline': {
    reading: { open: view({ state: 'human', taken: { ...li, mine: true } }) },
    says: (language) => words[language].unsent,
    isOpen: true,
    async act(page, language) {
      await page.getByLabel(words[language].answer).fill('明天上午给您报价。')
      await page.getByRole('button', { name: words[language].send, exact: true }).click()
    },
  },
}

async function openState(page: Page, { reading, right = token, act }: State, language: Language): Promise<void> {
  await page.route('**/api/answer-link/*', async (route) => {
    if (!route.request().url().endsWith('/read')) return route.abort('internetdisconnected')
    // A reading that waits is left waiting; so is every one where the server does not answer.
    if (reading && !route.request().postDataJSON()?.wait) await route.fulfill({ json: reading })
  })
  await page.goto(`${language === 'en' ? '/en' : ''}/answer#${right}`)
  if (act) await act(page, language)
}

/** What the open state shows at a width of the window. */
async function seeAt(page: Page, state: State, language: Language, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
  const said = page.locator('main').getByText(state.says(language), { exact: true })
  await expect(said.first()).toBeInViewport()
  // It is announced, or stands in the log that is.
  const announced = page.locator('[role=status], [role=log]').filter({ hasText: state.says(language) })
  await expect(announced.first()).toBeVisible()
  // Who can answer has the field and the button in sight; who cannot is not offered them.
  const field = page.getByLabel(words[language].answer)
  if (state.isOpen) {
    await expect(field).toBeInViewport({ ratio: 1 })
    const send = page.getByRole('button', { name: words[language].send, exact: true })
    await expect(send).toBeInViewport({ ratio: 1 })
  } else await expect(field).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

for (const [index, [name, state]] of Object.entries(states).entries())
  for (const language of ['zh', 'en'] as const)
    test(`${name}, on a phone and at a desk: ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openState(page, state, language)
      await seeAt(page, state, language, 390)
      await seeAt(page, state, language, 1440)
      // One language of each state, by turns: what axe looks at is the same markup in both.
      if (language === (index % 2 ? 'en' : 'zh')) expect(await accessibilityFaults(page)).toEqual([])
    })
