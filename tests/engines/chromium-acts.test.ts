import { chromium } from './drivers/chromium.ts'
import { acts, journeys } from './journeys/journeys.ts'

await journeys('Chromium', chromium, acts)
