import { expect, test } from 'vitest'
import { answerTimeText, usualAnswerMs } from '#lib/chat/answer-time'
import { widgetConfig } from '#lib/chat/config'
import { endWait } from '#lib/chat/person-waits'
import { sitesOf } from '#lib/chat/sites'
import { readEnvironment } from '#lib/config/environment'
import { describeOnEachEngine } from '../support/both-engines.ts'
import { openChat } from '../support/chat.ts'

const minute = 60_000
const day = 24 * 60 * minute
const now = Date.UTC(2026, 5, 1)

describeOnEachEngine((store) => {
  test('usual is what half of ten or more visitors of the last 30 days waited at most; closed is not answered', async () => {
    const { engine } = store
    const wait = async (minutes: number, { at = now - day, by = 'person' as 'person' | 'closed' } = {}) => {
      const chat = await openChat(engine, { now: at })
      await chat.say('a person please', { wantsPerson: true })
      await engine.write([endWait(engine.sql, { conversationId: chat.id, by, now: at + minutes * minute })])
    }
    for (const minutes of [1, 2, 3, 4, 5, 6, 7, 8, 300]) await wait(minutes)
    for (let count = 0; count < 5; count += 1) {
      await wait(1, { at: now - 31 * day })
      await wait(1, { by: 'closed' })
    }
    expect(await usualAnswerMs(engine, now)).toBeUndefined()
    await wait(400)
    expect(await usualAnswerMs(engine, now)).toBe(5 * minute)
  })
})

test.each([
  [0, 'usually within a minute', '通常 1 分钟内回复'],
  [5 * minute, 'usually within 5 minutes', '通常 5 分钟内回复'],
  [5 * minute + 1, 'usually within 15 minutes', '通常 15 分钟内回复'],
  [29 * minute, 'usually within half an hour', '通常半小时内回复'],
  [3 * 60 * minute, 'usually within a few hours', '通常几小时内回复'],
  [day, 'usually within a day', '通常一天内回复'],
  [day + 1, undefined, undefined],
  [undefined, undefined, undefined],
])('%s ms are said so that it is true', (ms, en, zh) => {
  expect(answerTimeText({ ms, person: undefined }, 'en')).toBe(en)
  expect(answerTimeText({ ms, person: undefined }, 'zh')).toBe(zh)
})

test('a person’s name stands there with it and without, and nothing of both while people are away', () => {
  const [site] = sitesOf(readEnvironment({ CHAT_PERSON_EN: 'Min Wang', CHAT_PERSON_ZH: '王敏' }))
  if (!site) throw new Error('There is our own.')
  const answers = (language: 'zh' | 'en', answerMs: number | undefined, kind: 'unknown' | 'away' = 'unknown') =>
    widgetConfig(site, language, {
      presence: kind === 'away' ? { kind, zone: 'Asia/Shanghai' } : { kind },
      transcript: false,
      answerMs,
      now,
    }).texts?.answers
  expect(answers('en', 4 * minute)).toBe('Min Wang usually answers within 5 minutes')
  expect(answers('zh', 4 * minute)).toBe('王敏通常 5 分钟内回复')
  expect(answers('en', undefined)).toBe('Min Wang answers')
  expect(answers('zh', 4 * minute, 'away')).toBeUndefined()
})
