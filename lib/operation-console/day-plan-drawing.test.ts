import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dayPlanDrawing } from '#lib/operation-console/day-plan-drawing'

it('shows the routes that the planner lays today (npm run day-plan)', () => {
  expect(readFileSync('public/drawings/day-plan.svg', 'utf8')).toBe(dayPlanDrawing())
})
