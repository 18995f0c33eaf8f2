import { chromium } from './drivers/chromium.ts'
import { inChromium, journeys } from './journeys/journeys.ts'

await journeys('Chromium', chromium, inChromium)
