import type { PlannedWeek } from '#lib/planning/season-plan'

/** What a week of the calendar shows; `over` is a week of work that the fleet does not come round with. */
export const weekStates = ['work', 'over', 'quiet', 'rest', 'ice'] as const
export type WeekState = (typeof weekStates)[number]

/** What the calendar shows of a week. */
export const stateOf = ({ state, isOver }: PlannedWeek): WeekState => (isOver ? 'over' : state)

/** Which share of its hours a week uses; 0 where nobody works. */
export const shareOf = ({ boatHours, availableHours }: PlannedWeek): number =>
  availableHours > 0 ? boatHours / availableHours : 0
