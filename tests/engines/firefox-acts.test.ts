import { firefox } from './drivers/firefox.ts'
import { acts, journeys } from './journeys/journeys.ts'

await journeys('Firefox', firefox, acts)
