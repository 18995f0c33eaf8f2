'use client'
import '#lib/browser/zod-without-eval'

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { CoverageOutcome } from '#components/tools/coverage-outcome'
import { CoverageTrack } from '#components/tools/coverage-track'
import { FleetFields, readFleet } from '#components/tools/fleet-fields'
import { PlaybackControls } from '#components/tools/playback-controls'
import { isSample } from '#components/tools/sample-lake.ts'
import { useClearance } from '#components/tools/use-clearance.ts'
import { useCoverageWorker } from '#components/tools/use-coverage-worker.ts'
import { useDrawing } from '#components/tools/use-drawing.ts'
import { useFleets } from '#components/tools/use-fleets.ts'
import { usePlayback } from '#components/tools/use-playback.ts'
import { LoadedWatchStage, useWatch, WatchOpener } from '#components/tools/watch/water-watch'
import { WaterEditor, type WaterEditorMessages } from '#components/tools/water-editor'
import { type AreaUnit, squareMetresPer } from '#lib/content/area-units'
import type { FinderJob } from '#lib/content/finder'
import type { BoatSlug } from '#lib/content/fleet'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import { areaOfShape } from '#lib/coverage-planning/water-shape'
import { advisedEntry } from '#lib/fleet-advice/advised-entry'
import { entryOf, type FleetEntry } from '#lib/fleet-advice/fleet-address'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { readNumber } from '#lib/i18n/read-number'
import { demonstrationRequest } from '#lib/operation-console/demonstration-site'
import { type Drawing, shapeOf } from '#lib/water-drawing/drawing'
import { isPlainLake } from '#lib/water-drawing/plain-lake'
import field from '../forms/field.module.scss'
import action from '../ui/action.module.scss'
import styles from './coverage-tool.module.scss'

export interface CoverageToolProps {
  locale: string
  units: readonly [AreaUnit, ...AreaUnit[]]
  mapKey: string | undefined
  /** Boats with given figures; `boat` is the quote form's word for it. */
  presets: readonly [CoveragePreset, ...CoveragePreset[]]
  quote: string
  season: string
  messages: {
    tool: Messages['CoverageTool']
    fleet: Messages['FleetFields']
    result: Messages['FleetResult']
    playback: Messages['PlaybackControls']
    watch: Messages['WatchStage']
    quoteNote: Messages['QuoteNote']
    editor: WaterEditorMessages
  }
}

interface CoveragePreset {
  id: string
  label: string
  boat: BoatSlug
  job: FinderJob
}

/** What a plan was made for: a result keeps the names and widths of its own fleets, and goes when the water changes. */
interface Asked {
  drawing: Drawing
  clearance: string
  fleets: readonly FleetEntry[]
}

/** What a water needs that somebody only drew: the job is not asked here. */
const suggestedJob = 'litter'
/** Metres from the shore; the planner refuses more. */
const mostClearanceM = 100

/** Draws a coverage path over the visitor's water, plays it, and says what it comes to; two fleets can be compared. */
export function CoverageTool({ locale, units, mapKey, presets, quote, season, messages }: CoverageToolProps) {
  const { drawing, dispatch, isLinkBroken } = useDrawing()
  const { fleets, change: changeFleets, suggest, isSuggested } = useFleets(presets[0].id)
  const [clearance, setClearance] = useClearance('1')
  const [shown, setShown] = useState(0)
  const { state: answered, ask, rehearse } = useCoverageWorker()
  const [asked, setAsked] = useState<Asked | null>(null)
  const isCurrent = asked?.drawing === drawing
  const answer = isCurrent && answered.kind === 'done' && !('fault' in answered.answer) ? answered.answer : null
  const result: FleetResult | null = answer?.results[Math.min(shown, answer.results.length - 1)] ?? null
  const playback = usePlayback(result?.run ?? null)
  const watch = useWatch()
  const endWatch = () => {
    watch.close()
    playback.leave()
  }
  // Whoever changes the water sees the map again.
  const hasResult = result !== null
  const loseResult = useEffectEvent(endWatch)
  useEffect(() => {
    if (!hasResult) loseResult()
  }, [hasResult])
  const shape = useMemo(() => shapeOf(drawing), [drawing])
  const hasShape = shape !== null
  const roughM2 = shape ? areaOfShape(shape) : null
  useEffect(() => {
    const fleet = roughM2 === null ? null : advisedEntry(roughM2, suggestedJob)
    if (fleet) suggest(fleet)
  }, [roughM2, suggest])
  const isSampleLake = isSample(drawing)
  useEffect(() => {
    if (hasShape && !isSampleLake) rehearse(demonstrationRequest)
  }, [hasShape, isSampleLake, rehearse])
  const reads = fleets.map(readFleet)
  const clearanceM = readNumber(clearance)
  const isNear = clearanceM !== null && clearanceM <= mostClearanceM
  const ready = shape !== null && isNear && reads.every((read) => 'fleet' in read)
  const top = useRef<HTMLDivElement>(null)
  const presetOf = (id: string) => presets.find((preset) => preset.id === id)

  function plan() {
    if (!shape || clearanceM === null) return
    setShown(0)
    setAsked({ drawing, clearance, fleets })
    ask({ shape, clearanceM, fleets: reads.flatMap((read) => ('fleet' in read ? [read.fleet] : [])) })
  }

  function run() {
    // A fleet that was only suggested stands in the address from now on: its link gives these figures.
    if (isSuggested) changeFleets(fleets)
    plan()
    // What was asked for is seen on the board: its button may stand far below.
    top.current?.scrollIntoView({ block: 'nearest' })
  }

  // The sample is swept without being asked to, once the address or the lake's size has said by which fleet.
  const [isFleetSaid, setFleetSaid] = useState(false)
  useEffect(() => setFleetSaid(true), [])
  const planSample = useEffectEvent(() => {
    if (ready) plan()
  })
  useEffect(() => {
    if (isFleetSaid && isSampleLake) planSample()
  }, [isFleetSaid, isSampleLake])

  const planned = asked?.fleets ?? fleets
  const names = planned.map((fleet, index) =>
    formatMessage(messages.tool.fleetName, {
      number: index + 1,
      boat: presetOf(fleet.preset)?.label ?? messages.fleet.own,
      count: fleet.texts.boats,
    }),
  )
  const controls = result && (
    <PlaybackControls playback={playback} finishedS={result.run.finishedS} messages={messages.playback} />
  )
  const watched = planned[Math.min(shown, planned.length - 1)]
  const watchedPreset = watched && presetOf(watched.preset)
  const fault =
    answered.kind === 'failed'
      ? messages.tool.failed
      : isCurrent && answered.kind === 'done' && 'fault' in answered.answer
        ? messages.tool.faults[answered.answer.fault]
        : null

  return (
    <div data-answered={answer ? '' : undefined}>
      <div ref={top} className={styles.top} />
      <WaterEditor
        locale={locale}
        drawing={drawing}
        dispatch={dispatch}
        isLinkBroken={isLinkBroken}
        units={units}
        mapKey={mapKey}
        messages={messages.editor}
        overlay={(view, isPrinted) =>
          result &&
          shape && (
            <CoverageTrack
              run={result.run}
              widthM={readNumber(planned[shown]?.texts.widthM ?? '') ?? 1}
              view={view}
              seconds={playback.seconds}
              isPrinted={isPrinted}
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
              slug={(watchedPreset ?? presets[0]).boat}
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
            {answered.kind === 'working' && <p>{messages.tool.working}</p>}
            {fault && <p className={styles.fault}>{fault}</p>}
            {answer && shape && (
              <CoverageOutcome
                locale={locale}
                units={units}
                quote={quote}
                season={season}
                boatName={(preset) => presetOf(preset)?.label ?? ''}
                messages={messages}
                shape={shape}
                isSample={isSampleLake}
                origin={drawing.origin}
                areaM2={answer.areaM2}
                results={answer.results}
                names={names}
                asked={{ fleets: planned, clearance: asked?.clearance ?? clearance }}
                boats={planned.flatMap((fleet) => presetOf(fleet.preset)?.boat ?? [])}
                job={planned.flatMap((fleet) => presetOf(fleet.preset)?.job ?? [])[0]}
                shown={Math.min(shown, answer.results.length - 1)}
                show={setShown}
              />
            )}
          </div>
        )}
      >
        {shape && isPlainLake(shape) && (
          <p data-screen-only="" className={styles.hint}>
            {messages.tool.plainLake}
          </p>
        )}
        {roughM2 !== null && isSuggested && (
          <p data-screen-only="" className={styles.hint}>
            {formatMessage(messages.tool.suggested, {
              area: (roughM2 / squareMetresPer[units[0]]).toLocaleString(locale, { maximumFractionDigits: 1 }),
              unit: messages.editor.units[units[0]],
            })}
          </p>
        )}
        <div className={styles.fleets}>
          {fleets.map((fleet, index) => (
            <FleetFields
              // biome-ignore lint/suspicious/noArrayIndexKey: the fleets are the first and the second, nothing else
              key={index}
              legend={fleets.length > 1 ? formatMessage(messages.tool.fleet, { number: index + 1 }) : messages.tool.one}
              entry={fleet}
              presets={presets}
              messages={messages.fleet}
              onChange={(next) => changeFleets(fleets.map((each, place) => (place === index ? next : each)))}
            />
          ))}
        </div>
        <div data-screen-only="" className={styles.actions}>
          <label className={styles.clearance}>
            <span>{messages.tool.clearance}</span>
            <input
              inputMode="decimal"
              maxLength={5}
              value={clearance}
              aria-invalid={isNear ? undefined : true}
              onChange={(event) => setClearance(event.target.value)}
            />
            {!isNear && (
              <span className={field.problem}>
                {formatMessage(messages.fleet.wrong, { from: 0, to: mostClearanceM })}
              </span>
            )}
          </label>
          <button
            type="button"
            className={`${action.action} ${action.quiet}`}
            onClick={() => changeFleets(fleets.length > 1 ? fleets.slice(0, 1) : [...fleets, fleets[0] ?? entryOf('')])}
          >
            {fleets.length > 1 ? messages.tool.removeSecond : messages.tool.addSecond}
          </button>
          <button type="button" className={`${action.action} ${action.buoy}`} disabled={!ready} onClick={run}>
            {messages.tool.run}
          </button>
          {!ready && <p className={styles.hint}>{shape ? messages.tool.needNumbers : messages.tool.needWater}</p>}
        </div>
      </WaterEditor>
    </div>
  )
}
