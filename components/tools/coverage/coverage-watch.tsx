'use client'
import type { ReactNode } from 'react'
import type { CoverageToolProps } from '#components/tools/coverage/coverage-props.ts'
import type { Mission } from '#components/tools/coverage/use-coverage-plan.ts'
import type { usePlayback } from '#components/tools/coverage/use-playback.ts'
import type { Watch } from '#components/tools/watch/water-watch'
import { useLoaded } from '#components/ui/use-loaded.ts'
import { formatMessage } from '#lib/i18n/format-message'

const loadStage = () => import('#components/tools/watch/watch-stage').then((part) => part.WatchStage)

interface CoverageWatchProps extends CoverageToolProps {
  mission: Mission
  /** What the fleet is called. */
  name: string
  watch: Watch
  playback: ReturnType<typeof usePlayback>
  controls: ReactNode
}

/** The plan on show in three dimensions, once its code is there; the first boat stands in for one of the visitor's own. */
export function CoverageWatch(props: CoverageWatchProps) {
  const { locale, presets, messages, mission, name, watch, playback, controls } = props
  const Stage = useLoaded(loadStage, true, () => watch.fail('failed'))
  const preset = presets.find(({ id }) => id === mission.preset)
  const [standIn] = presets
  if (!Stage) return null
  return (
    <Stage
      {...mission}
      job={preset?.job === 'weed' ? 'weed' : 'litter'}
      boat={(preset ?? standIn).boat}
      fleet={name}
      standIn={preset ? undefined : formatMessage(messages.watch.standIn, { boat: standIn.label })}
      isOpen={watch.state === 'open'}
      playback={playback}
      controls={controls}
      locale={locale}
      messages={messages.watch}
      onReady={watch.ready}
      onFail={watch.fail}
      onClose={watch.close}
    />
  )
}
