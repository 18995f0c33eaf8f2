import type { PlannedWeek } from '#lib/planning/season-plan'

/** A week's state in the calendar; `over`: more work than the fleet can do. */
export const weekStates = ['work', 'over', 'quiet', 'rest', 'ice'] as const
export type WeekState = (typeof weekStates)[number]

/** The calendar's state of a week. */
export const stateOf = ({ state, isOver }: PlannedWeek): WeekState => (isOver ? 'over' : state)

/** The share of its working hours that a week uses; 0 without work. */
export const shareOf = ({ boatHours, availableHours }: PlannedWeek): number =>
  availableHours > 0 ? boatHours / availableHours : 0
