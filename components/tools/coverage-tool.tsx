'use client'
import '#lib/browser/zod-without-eval'

import { type ReactNode, useEffect, useState } from 'react'
import { CoverageTrack, usePlayback } from '#components/tools/coverage-player'
import { FleetFields, readFleet } from '#components/tools/fleet-fields'
import { FleetResultTable, resultRows } from '#components/tools/fleet-result'
import { PlaybackControls } from '#components/tools/playback-controls'
import { leaveQuoteNote } from '#components/tools/quote-note.ts'
import { blobOf, reportPdf, trackImage } from '#components/tools/report-image.ts'
import { saveFile } from '#components/tools/save-file.ts'
import { useCoverageWorker } from '#components/tools/use-coverage-worker.ts'
import { useDrawing } from '#components/tools/use-drawing.ts'
import { WaterEditor, type WaterEditorWords } from '#components/tools/water-editor'
import { csvOf } from '#lib/browser/csv'
import type { AreaUnit } from '#lib/content/area-units'
import { squareMetresPer } from '#lib/content/area-units'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import { decodeFleet, encodeFleet, entryOf, type FleetEntry } from '#lib/fleet-advice/fleet-address'
import { fillWords } from '#lib/i18n/fill-words'
import type { Messages } from '#lib/i18n/messages'
import { viewOf } from '#lib/water-drawing/board-view'
import { shapeOf } from '#lib/water-drawing/drawing'
import { gpxOf } from '#lib/water-files/export-track'
import styles from './coverage-tool.module.scss'

export interface CoverageToolProps {
  locale: string
  units: readonly [AreaUnit, ...AreaUnit[]]
  /** Boats with given figures; `boat` is the quote form's word for it. */
  presets: readonly [CoveragePreset, ...CoveragePreset[]]
  quote: string
  words: {
    tool: Messages['CoverageTool']
    fleet: Messages['FleetFields']
    result: Messages['FleetResult']
    playback: Messages['PlaybackControls']
    editor: WaterEditorWords
  }
}

interface CoveragePreset {
  id: string
  label: string
  boat: string
}

/** Keys of the two fleets behind `#` in the address. */
const fleetKeys = ['a', 'b'] as const

/** Draws a coverage path over the visitor's water, plays it, and says what it comes to; two fleets can be compared. */
export function CoverageTool({ locale, units, presets, quote, words }: CoverageToolProps) {
  const [drawing, dispatch] = useDrawing()
  const [fleets, setFleets] = useState<readonly FleetEntry[]>([entryOf(presets[0].id)])
  const [clearance, setClearance] = useState('1')
  const [shown, setShown] = useState(0)
  const [state, ask] = useCoverageWorker()
  const answer = state.kind === 'done' && !('fault' in state.answer) ? state.answer : null
  const result: FleetResult | null = answer?.results[Math.min(shown, answer.results.length - 1)] ?? null
  const playback = usePlayback(result?.run ?? null)
  const shape = shapeOf(drawing)
  const reads = fleets.map(readFleet)
  const ready = shape !== null && reads.every((read) => 'fleet' in read)

  useEffect(() => {
    const said = new URLSearchParams(location.hash.slice(1))
    const given = fleetKeys.flatMap((key) => decodeFleet(said.get(key)) ?? [])
    if (given.length > 0) setFleets(given)
  }, [])

  function change(next: readonly FleetEntry[]) {
    setFleets(next)
    const said = new URLSearchParams(location.hash.slice(1))
    for (const [index, key] of fleetKeys.entries()) {
      const fleet = next[index]
      if (fleet) said.set(key, encodeFleet(fleet))
      else said.delete(key)
    }
    history.replaceState(history.state, '', `${location.pathname}${location.search}#${said}`)
  }

  function run() {
    if (!shape) return
    const asked = reads.flatMap((read) => ('fleet' in read ? [read.fleet] : []))
    setShown(0)
    ask({ shape, clearanceM: Number(clearance) || 0, fleets: asked })
  }

  const names = fleets.map((fleet, index) =>
    fillWords(words.tool.fleetName, {
      number: index + 1,
      boat: presets.find(({ id }) => id === fleet.preset)?.label ?? words.fleet.own,
      count: fleet.texts.boats,
    }),
  )
  const subtitle = answer
    ? fillWords(words.tool.water, {
        area: (answer.areaM2 / squareMetresPer[units[0]]).toLocaleString(locale, { maximumFractionDigits: 1 }),
        unit: words.editor.units[units[0]],
      })
    : ''

  function rows(): string[][] {
    if (!answer) return []
    const tables = answer.results.map((each) => resultRows(each, words.result, locale))
    const labels = tables[0]?.map(([label]) => label) ?? []
    return [
      [words.result.row, ...names],
      ...labels.map((label) => [label, ...tables.map((table) => table.find(([name]) => name === label)?.[1] ?? '')]),
    ]
  }

  async function savePicture() {
    if (shape && result)
      saveFile('orca-coverage.png', await blobOf(trackImage(shape, result, viewOf(shape.outline)), 'image/png'))
  }

  async function saveReport() {
    if (!shape || !result) return
    const track = trackImage(shape, result, viewOf(shape.outline))
    saveFile(
      'orca-coverage.pdf',
      await reportPdf({ title: words.tool.report, subtitle, rows: rows(), notes: words.tool.rests }, track),
    )
  }

  function toQuote() {
    if (!answer) return
    const lines = rows().map((row) => row.join(' · '))
    const link = location.href.length < 2_000 ? [location.href] : []
    leaveQuoteNote([words.tool.report, subtitle, ...lines, ...link].join('\n'))
    const boats = [...new Set(fleets.flatMap((fleet) => presets.find(({ id }) => id === fleet.preset)?.boat ?? []))]
    const query = new URLSearchParams({ area: String(Math.round(answer.areaM2 / squareMetresPer.mu)) })
    if (boats.length > 0) query.set('boats', boats.join(','))
    location.assign(`${quote}?${query.toString().replaceAll('%2C', ',')}`)
  }

  return (
    <div className={styles.tool}>
      <WaterEditor
        drawing={drawing}
        dispatch={dispatch}
        units={units}
        words={words.editor}
        overlay={(view) =>
          result &&
          shape && (
            <CoverageTrack
              run={result.run}
              widthM={numberOf(fleets[shown]?.texts.widthM)}
              view={view}
              seconds={playback.seconds}
            />
          )
        }
      >
        {() =>
          result && <PlaybackControls playback={playback} finishedS={result.run.finishedS} words={words.playback} />
        }
      </WaterEditor>

      <div className={styles.fleets} data-count={fleets.length}>
        {fleets.map((fleet, index) => (
          <FleetFields
            // biome-ignore lint/suspicious/noArrayIndexKey: the fleets are the first and the second, nothing else
            key={index}
            legend={fleets.length > 1 ? fillWords(words.tool.fleet, { number: index + 1 }) : words.tool.one}
            entry={fleet}
            presets={presets}
            words={words.fleet}
            onChange={(next) => change(fleets.map((each, place) => (place === index ? next : each)))}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <label className={styles.clearance}>
          <span>{words.tool.clearance}</span>
          <input
            inputMode="decimal"
            maxLength={5}
            value={clearance}
            onChange={(event) => setClearance(event.target.value)}
          />
        </label>
        <button
          type="button"
          className={styles.quiet}
          onClick={() => change(fleets.length > 1 ? fleets.slice(0, 1) : [...fleets, fleets[0] ?? entryOf('')])}
        >
          {fleets.length > 1 ? words.tool.removeSecond : words.tool.addSecond}
        </button>
        <button type="button" className={styles.run} disabled={!ready} onClick={run}>
          {words.tool.run}
        </button>
        {!ready && <p className={styles.hint}>{shape ? words.tool.needNumbers : words.tool.needWater}</p>}
      </div>

      <div className={styles.outcome} aria-live="polite">
        {state.kind === 'working' && <p>{words.tool.working}</p>}
        {state.kind === 'failed' && <Fault>{words.tool.failed}</Fault>}
        {state.kind === 'done' && 'fault' in state.answer && <Fault>{words.tool.faults[state.answer.fault]}</Fault>}
        {answer && result && (
          <>
            <h2 className={styles.title}>{words.tool.result}</h2>
            <p className={styles.hint}>{subtitle}</p>
            <FleetResultTable results={answer.results} names={names} words={words.result} locale={locale} />
            {answer.results.length > 1 && (
              <fieldset className={styles.shown}>
                <legend className={styles.hint}>{words.tool.shown}</legend>
                {names.map((name, index) => (
                  <button
                    key={name}
                    type="button"
                    className={styles.quiet}
                    aria-pressed={shown === index}
                    onClick={() => setShown(index)}
                  >
                    {name}
                  </button>
                ))}
              </fieldset>
            )}
            <div className={styles.exports}>
              <button type="button" className={styles.run} onClick={toQuote}>
                {words.tool.toQuote}
              </button>
              <button type="button" className={styles.quiet} onClick={() => void saveReport()}>
                PDF
              </button>
              <button type="button" className={styles.quiet} onClick={() => void savePicture()}>
                PNG
              </button>
              <button
                type="button"
                className={styles.quiet}
                onClick={() => saveFile('orca-coverage.csv', csvOf(rows()), 'text/csv')}
              >
                CSV
              </button>
              <button
                type="button"
                className={styles.quiet}
                disabled={!drawing.origin}
                title={drawing.origin ? undefined : words.tool.noPlace}
                onClick={() =>
                  drawing.origin &&
                  saveFile('orca-coverage.gpx', gpxOf(result, drawing.origin, words.tool.report), 'application/gpx+xml')
                }
              >
                GPX
              </button>
              <CopyLink words={words.tool} />
            </div>
            {!drawing.origin && <p className={styles.hint}>{words.tool.noPlace}</p>}
            <ul className={styles.rests}>
              {words.tool.rests.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}

function numberOf(text: string | undefined): number {
  return Number(text) || 1
}

function Fault({ children }: { children: ReactNode }) {
  return <p className={styles.fault}>{children}</p>
}

function CopyLink({ words }: { words: Messages['CoverageTool'] }) {
  const [copied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className={styles.quiet}
      onClick={() =>
        void navigator.clipboard.writeText(location.href).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
    >
      {copied ? words.copied : words.copy}
    </button>
  )
}
