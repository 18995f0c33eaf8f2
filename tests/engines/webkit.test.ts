import { webkit } from './drivers/webkit.ts'
import { journeys } from './journeys/journeys.ts'

await journeys('WebKit', webkit)
