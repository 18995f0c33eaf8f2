/** Plans a day of tour boats away from the page's own thread: a large fleet takes longer than a key may wait. */

import '#lib/browser/zod-without-eval'

import { planTourBoatDay, type TourBoatDayPlan } from '#lib/planning/tour-boat-day'
import type { TourBoatDayInputs } from '#lib/planning/tour-boat-day-inputs'

export interface TourBoatDayAnswer {
  readonly plan: TourBoatDayPlan | null
}

addEventListener('message', ({ data }: MessageEvent<TourBoatDayInputs>) => {
  postMessage({ plan: planTourBoatDay(data) } satisfies TourBoatDayAnswer)
})
