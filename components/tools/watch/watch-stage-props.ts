import type { ReactNode } from 'react'
import type { usePlayback } from '#components/tools/coverage/use-playback.ts'
import type { WatchFault } from '#components/tools/watch/why-not.ts'
import type { BoatSlug } from '#lib/content/fleet'
import type { Point } from '#lib/coverage-planning/geometry'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import type { WaterShape } from '#lib/coverage-planning/water-shape'
import type { Messages } from '#lib/i18n/messages'

/** A plan to be watched, and what its stage needs of the page around it. */
export interface WatchStageProps {
  shape: WaterShape
  result: FleetResult
  dock: Point
  /** Collecting width in metres, and metres a second with the collector working. */
  widthM: number
  workSpeed: number
  job: 'litter' | 'weed'
  /** The boat of the fleet, and what the fleet is called; what is said where another boat stands in for the visitor's own. */
  slug: BoatSlug
  fleet: string
  standIn: string | undefined
  isOpen: boolean
  playback: ReturnType<typeof usePlayback>
  /** What steers the clock: on a full screen, too. */
  controls: ReactNode
  locale: string
  messages: Messages['WatchStage']
  onReady(): void
  onFail(reason: WatchFault): void
  onClose(): void
}
