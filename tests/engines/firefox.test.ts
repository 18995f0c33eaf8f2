import { firefox } from './drivers/firefox.ts'
import { journeys } from './journeys/journeys.ts'

await journeys('Firefox', firefox)
