import { webkit } from './drivers/webkit.ts'
import { acts, journeys } from './journeys/journeys.ts'

await journeys('WebKit', webkit, acts)
