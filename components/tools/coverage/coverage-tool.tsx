'use client'
import '#lib/browser/zod-without-eval'

import { useEffect, useEffectEvent, useRef } from 'react'
import { useDrawing } from '#components/tools/board/use-drawing.ts'
import { WaterEditor } from '#components/tools/board/water-editor'
import { CoverageInputs } from '#components/tools/coverage/coverage-inputs'
import { CoverageOutcome } from '#components/tools/coverage/coverage-outcome'
import type { CoverageToolProps } from '#components/tools/coverage/coverage-props.ts'
import { CoverageTrack } from '#components/tools/coverage/coverage-track'
import { PlaybackControls } from '#components/tools/coverage/playback-controls'
import { useCoveragePlan } from '#components/tools/coverage/use-coverage-plan.ts'
import { usePlayback } from '#components/tools/coverage/use-playback.ts'
import { LoadedWatchStage, useWatch, WatchOpener } from '#components/tools/watch/water-watch'
import { formatMessage } from '#lib/i18n/format-message'
import { readNumber } from '#lib/i18n/read-number'
import styles from './coverage-tool.module.scss'

/** Draws a coverage path over the visitor's water, plays it, and says what it comes to; two fleets can be compared. */
export function CoverageTool(props: CoverageToolProps) {
  const { locale, units, mapKey, presets, messages } = props
  const water = useDrawing()
  const { drawing } = water
  const coverage = useCoveragePlan(drawing, presets[0].id)
  const { shape, planned, progress, answer, result, shown } = coverage
  const playback = usePlayback(result?.run ?? null)
  const watch = useWatch()
  const endWatch = () => {
    watch.close()
    playback.leave()
  }
  // A changed water shows the map again.
  const hasResult = result !== null
  const loseResult = useEffectEvent(endWatch)
  useEffect(() => {
    if (!hasResult) loseResult()
  }, [hasResult])
  const top = useRef<HTMLDivElement>(null)
  const presetOf = (id: string) => presets.find((preset) => preset.id === id)

  function run() {
    coverage.run()
    // What was asked for is seen on the board: its button may stand far below.
    top.current?.scrollIntoView({ block: 'nearest' })
  }

  const names = planned.fleets.map((fleet, index) =>
    formatMessage(messages.tool.fleetName, {
      number: index + 1,
      boat: presetOf(fleet.preset)?.label ?? messages.fleet.own,
      count: fleet.texts.boats,
    }),
  )
  const controls = result && (
    <PlaybackControls playback={playback} finishedS={result.run.finishedS} messages={messages.playback} />
  )
  const watched = planned.fleets[shown]
  const watchedPreset = watched && presetOf(watched.preset)
  const fault = progress === 'failed' ? messages.tool.failed : coverage.fault && messages.tool.faults[coverage.fault]

  return (
    <div data-answered={answer ? '' : undefined}>
      <div ref={top} className={styles.top} />
      <WaterEditor
        {...water}
        locale={locale}
        units={units}
        mapKey={mapKey}
        messages={messages.editor}
        overlay={(view, sheet) =>
          result &&
          shape && (
            <CoverageTrack
              run={result.run}
              widthM={readNumber(planned.fleets[shown]?.texts.widthM ?? '') ?? 1}
              view={view}
              seconds={playback.seconds}
              {...sheet}
            />
          )
        }
        isCovered={watch.state === 'open' && result !== null}
        instead={
          watch.state !== 'closed' &&
          answer &&
          result &&
          shape && (
            <LoadedWatchStage
              shape={shape}
              result={result}
              dock={answer.dock}
              widthM={readNumber(watched?.texts.widthM ?? '') ?? 1}
              workSpeed={readNumber(watched?.texts.workSpeed ?? '') ?? 1}
              job={watchedPreset?.job === 'weed' ? 'weed' : 'litter'}
              boat={(watchedPreset ?? presets[0]).boat}
              fleet={names[shown] ?? ''}
              standIn={watchedPreset ? undefined : formatMessage(messages.watch.standIn, { boat: presets[0].label })}
              isOpen={watch.state === 'open'}
              playback={playback}
              controls={controls}
              locale={locale}
              messages={messages.watch}
              onReady={() => {
                watch.ready()
                playback.watch()
              }}
              onFail={(fault) => {
                watch.fail(fault)
                playback.leave()
              }}
              onClose={endWatch}
            />
          )
        }
        under={
          result && (
            <>
              {watch.state !== 'open' && controls}
              <WatchOpener
                opener={watch.opener}
                state={watch.state}
                fault={watch.fault}
                messages={messages.watch}
                onOpen={watch.open}
              />
            </>
          )
        }
        result={() => (
          <div className={styles.outcome} aria-live="polite">
            {progress === 'working' && <p>{messages.tool.working}</p>}
            {fault && <p className={styles.fault}>{fault}</p>}
            <CoverageOutcome {...props} coverage={coverage} origin={drawing.origin} names={names} />
          </div>
        )}
      >
        <CoverageInputs {...props} coverage={coverage} run={run} />
      </WaterEditor>
    </div>
  )
}
