import { firefox } from './drivers/firefox.ts'
import { journeys, looks } from './journeys/journeys.ts'

await journeys('Firefox', firefox, looks)
