import { expect, test } from 'vitest'
import { FrameBudget } from '#components/moving-water/frame-budget.ts'

function feed(budget: FrameBudget, ms: number, frames: number): boolean {
  return Array.from({ length: frames }, () => budget.add(ms)).every(Boolean)
}

test('a machine that draws 60 frames a second keeps the whole resolution', () => {
  const budget = new FrameBudget()
  expect(feed(budget, 16.7, 2_000)).toBe(true)
  expect(budget.scale).toBe(1)
})

test('one long frame among short ones changes nothing', () => {
  const budget = new FrameBudget()
  for (let second = 0; second < 20; second += 1) {
    feed(budget, 16.7, 39)
    budget.add(400)
  }
  expect(budget.scale).toBe(1)
})

test('where frames stay long the resolution falls, and in the end the water stops', () => {
  const budget = new FrameBudget()
  expect(feed(budget, 25, 40)).toBe(true)
  expect(budget.scale).toBe(0.75)
  expect(feed(budget, 25, 40)).toBe(true)
  expect(budget.scale).toBe(0.5)
  expect(feed(budget, 25, 40)).toBe(true)
  expect(budget.scale).toBe(0.35)
  expect(feed(budget, 25, 40)).toBe(false)
})
