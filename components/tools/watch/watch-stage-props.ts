import type { ReactNode } from 'react'
import type { usePlayback } from '#components/tools/coverage/use-playback.ts'
import type { WatchedMission } from '#components/tools/watch/scene/world.ts'
import type { WatchFault } from '#components/tools/watch/watch-fault.ts'
import type { Messages } from '#lib/i18n/messages'

/** A plan to be watched, and what its stage needs of the page around it. */
export interface WatchStageProps extends WatchedMission {
  /** What the fleet is called; what is said where another boat stands in for the visitor's own. */
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
