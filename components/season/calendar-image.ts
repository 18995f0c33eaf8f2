import type { SeasonPrint } from '#lib/planning/report/season-print'
import { shareOf, stateOf, type WeekState } from '#lib/planning/report/week-state'
import type { SeasonPlan } from '#lib/planning/season-plan'

const size = { width: 2080, height: 400, ground: 340, full: 280 } as const
const columnWidth = size.width / 52
const inks: Readonly<Record<WeekState, string>> = {
  work: '#14b8c4',
  over: '#ff6a1a',
  quiet: '#dde7e8',
  rest: '#4a5e66',
  ice: '#a9bcc2',
}

/** The year's calendar as a picture for a sheet: as the page's drawing has it, each fourth week named. */
export function calendarImage({ weeks }: SeasonPlan, { dayOf }: SeasonPrint): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, size.width, size.height)
  const most = Math.max(1, ...weeks.map(shareOf))
  context.font = `26px ${getComputedStyle(document.body).fontFamily}`
  for (const week of weeks) {
    const state = stateOf(week)
    const isWork = state === 'work' || state === 'over'
    const height = isWork ? (shareOf(week) / most) * size.full : 16
    const x = (week.week - 1) * columnWidth
    context.fillStyle = inks[state]
    context.fillRect(x + 4, size.ground - height, columnWidth - 8, height)
    context.fillStyle = inks.rest
    if (week.week % 4 === 1) context.fillText(dayOf(week.week), x + 4, size.ground + 44)
  }
  context.fillRect(0, size.ground, size.width, 3)
  context.fillRect(0, size.ground - size.full / most, size.width, 2)
  return canvas
}
