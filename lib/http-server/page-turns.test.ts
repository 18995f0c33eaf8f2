import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { pageTurns } from './page-turns.ts'

test('a page is answered at once while nothing more important is in hand', () => {
  const answered: string[] = []
  pageTurns(() => false)(() => answered.push('page'))
  expect(answered).toEqual(['page'])
})

test('beside an enquiry a flood of pages leaves turns free, and every page is answered in its order', async () => {
  let isBusy = true
  const answered: number[] = []
  const answerInTurn = pageTurns(() => isBusy)
  const pages = Array.from({ length: 200 }, (_, index) => index)
  for (const page of pages) answerInTurn(() => answered.push(page))
  await nextTurn()
  expect(answered.length).toBeGreaterThan(0)
  expect(answered.length).toBeLessThan(20)
  isBusy = false
  await nextTurn()
  expect(answered).toEqual(pages)
})

test('a page that comes later does not pass those that wait', async () => {
  let isBusy = true
  const answered: string[] = []
  const answerInTurn = pageTurns(() => isBusy)
  answerInTurn(() => answered.push('first'))
  isBusy = false
  answerInTurn(() => answered.push('second'))
  await nextTurn()
  expect(answered).toEqual(['first', 'second'])
})
