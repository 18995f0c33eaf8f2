import { webkit } from './drivers/webkit.ts'
import { journeys, looks } from './journeys/journeys.ts'

await journeys('WebKit', webkit, looks)
