/** `npm run day-plan`: draws the demonstration's routes, which stand on the page of the watch until the console runs. */
import { writeFileSync } from 'node:fs'
import { dayPlanDrawing } from '#lib/operation-console/day-plan-drawing'

writeFileSync('public/drawings/day-plan.svg', dayPlanDrawing())
