/** Plans and simulates away from the page's own thread, so that nothing on the page waits for it. */

import '#lib/browser/zod-without-eval'

import { packAnswer } from '#lib/coverage-planning/packed-plan'
import { planFleets } from '#lib/coverage-planning/plan-fleets'

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const { message, transfer } = packAnswer(planFleets(data))
  postMessage(message, { transfer })
})
