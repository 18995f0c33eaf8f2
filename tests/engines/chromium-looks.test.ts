import { chromium } from './drivers/chromium.ts'
import { journeys, looks } from './journeys/journeys.ts'

await journeys('Chromium', chromium, looks)
