'use client'
import '#lib/browser/zod-without-eval'

import { useRef } from 'react'
import { useDrawing } from '#components/tools/board/use-drawing.ts'
import { WaterEditor } from '#components/tools/board/water-editor'
import { CoverageInputs } from '#components/tools/coverage/coverage-inputs'
import { CoverageOutcome } from '#components/tools/coverage/coverage-outcome'
import type { CoverageToolProps } from '#components/tools/coverage/coverage-props.ts'
import { CoverageTrack } from '#components/tools/coverage/coverage-track'
import { CoverageWatch } from '#components/tools/coverage/coverage-watch'
import { PlaybackControls } from '#components/tools/coverage/playback-controls'
import { useCoveragePlan } from '#components/tools/coverage/use-coverage-plan.ts'
import { usePlayback } from '#components/tools/coverage/use-playback.ts'
import { useWatch, WatchOpener } from '#components/tools/watch/water-watch'
import { formatMessage } from '#lib/i18n/format-message'
import styles from './coverage-tool.module.scss'

/** Draws a coverage path over the visitor's water, plays it, and says what it comes to; two fleets can be compared. */
export function CoverageTool(props: CoverageToolProps) {
  const { locale, units, mapKey, presets, messages } = props
  const water = useDrawing()
  const coverage = useCoveragePlan(water.drawing, presets[0].id)
  const { plans, mission, progress, shown } = coverage
  const playback = usePlayback(mission?.result.run ?? null)
  const watch = useWatch(playback, mission !== null)
  const top = useRef<HTMLDivElement>(null)

  function run() {
    coverage.run()
    // What was asked for is seen on the board: its button may stand far below.
    top.current?.scrollIntoView({ block: 'nearest' })
  }

  const names = (plans?.entries ?? []).map(({ preset, texts }, index) =>
    formatMessage(messages.tool.fleetName, {
      number: index + 1,
      boat: presets.find(({ id }) => id === preset)?.label ?? messages.fleet.own,
      count: texts.boats,
    }),
  )
  const fault = progress === 'failed' ? messages.tool.failed : coverage.fault && messages.tool.faults[coverage.fault]
  const controls = mission && (
    <PlaybackControls playback={playback} finishedS={mission.result.run.finishedS} messages={messages.playback} />
  )
  const stage = mission && watch.state !== 'closed' && (
    <CoverageWatch
      {...props}
      mission={mission}
      name={names[shown] ?? ''}
      watch={watch}
      playback={playback}
      controls={controls}
    />
  )

  return (
    <div data-answered={plans ? '' : undefined}>
      <div ref={top} className={styles.top} />
      <WaterEditor
        {...water}
        locale={locale}
        units={units}
        mapKey={mapKey}
        messages={messages.editor}
        overlay={(view, sheet) =>
          mission && (
            <CoverageTrack
              run={mission.result.run}
              widthM={mission.widthM}
              view={view}
              seconds={playback.seconds}
              {...sheet}
            />
          )
        }
        isCovered={mission !== null && watch.state === 'open'}
        instead={stage}
        under={
          mission && (
            <>
              {watch.state !== 'open' && controls}
              <WatchOpener watch={watch} messages={messages.watch} />
            </>
          )
        }
        result={() => (
          <div className={styles.outcome} aria-live="polite">
            {progress === 'working' && <p>{messages.tool.working}</p>}
            {fault && <p className={styles.fault}>{fault}</p>}
            <CoverageOutcome {...props} coverage={coverage} origin={water.drawing.origin} names={names} />
          </div>
        )}
      >
        <CoverageInputs {...props} coverage={coverage} run={run} />
      </WaterEditor>
    </div>
  )
}
