import { chromium } from './drivers/chromium.ts'
import { journeys } from './journeys/journeys.ts'

await journeys('Chromium', chromium)
