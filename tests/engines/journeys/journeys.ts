import { afterAll, describe, inject, onTestFinished, test } from 'vitest'
import type { Engine } from '../drivers/driver.ts'
import { type Open, visit } from '../visit.ts'
import { datasetJourneys } from './datasets.ts'
import { addressJourneys, formJourneys } from './forms.ts'
import { navigationJourneys, skipLinkJourneys } from './navigation.ts'
import { firstScreenJourneys, pageJourneys } from './pages.ts'
import { reducedFeatureJourneys } from './reduced-features.ts'
import { shellJourneys } from './shell.ts'
import { toolJourneys } from './tools.ts'
import { translatedJourneys } from './translated.ts'
import { viewerJourneys } from './viewer.ts'
import { widgetJourneys } from './widget.ts'

type Journeys = (open: Open, name: string) => void

/** What visitors do. */
export const acts: readonly Journeys[] = [
  shellJourneys,
  navigationJourneys,
  skipLinkJourneys,
  formJourneys,
  addressJourneys,
  widgetJourneys,
  viewerJourneys,
  reducedFeatureJourneys,
  toolJourneys,
  datasetJourneys,
  translatedJourneys,
]

/** How pages look. */
export const looks: readonly Journeys[] = [pageJourneys, firstScreenJourneys]

/** What the browser tests, all in Chromium, do not ask already (tests/e2e). */
export const inChromium: readonly Journeys[] = [
  skipLinkJourneys,
  addressJourneys,
  reducedFeatureJourneys,
  translatedJourneys,
  pageJourneys,
]

/**
 * Some journeys in one engine: acts or looks, so that no engine goes on alone when the others are through. Where the machine
 * has no such engine they count as skipped, under its name.
 */
export async function journeys(name: string, start: () => Promise<Engine | undefined>, some: readonly Journeys[]) {
  const engine = await start()
  if (!engine) {
    describe.skip(`${name} is not on this machine`, () => {
      test('its journeys', () => {})
    })
    return
  }
  const open: Open = async (look, changes) => {
    const visitor = await visit(engine, inject('site'), look, changes)
    onTestFinished(() => visitor.leave().catch(() => {}))
    return visitor
  }
  describe(name, { timeout: 180_000 }, () => {
    afterAll(() => engine.end())
    for (const add of some) add(open, name)
  })
}
