/** How long a bar that nothing advances takes to reach the end (SPEC-9). */
export const trickleMs = 5000

/** The step a part makes when it arrives: 45 percent when one is waited for, 30 when there are more (READ-13). */
const stepForOne = 0.45
const stepForMore = 0.3

/** The end itself belongs to the moment when all is there. */
const almost = 0.99

interface Course {
  elapsedMs: number
  /** Parts waited for since the bar started, arrived ones included. */
  parts: number
  arrived: number
}

/** How far the loading bar stands, 0 to 1: it creeps with time and steps with each part that arrives. */
export function barProgress({ elapsedMs, parts, arrived }: Course): number {
  const step = parts > 1 ? stepForMore : stepForOne
  return Math.min(almost, elapsedMs / trickleMs + arrived * step)
}
