'use client'
import '#lib/browser/zod-without-eval'

import { useEffect, useRef, useState } from 'react'
import { type AreaUnit, squareMetresPer } from '#lib/content/area-units'
import { areaOfShape } from '#lib/coverage-planning/water-shape'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { numbersIn } from '#lib/i18n/number-text'
import { readToolAddress } from '#lib/tool-address/read-tool-address'
import { addressIn, type ToolName, threadOf } from '#lib/tool-address/thread'
import { decodeWater } from '#lib/water-address/decode-water'
import { boardSize } from '#lib/water-drawing/board-view'
import { waterPicture } from '#lib/water-drawing/water-picture'
import action from '../../../components/ui/action.module.scss'
import styles from './brought-along.module.scss'
import { type BroughtLine, broughtLines } from './brought-lines.ts'
import { broughtSeason } from './brought-season.ts'
import { fillToolResult } from './tool-result-field.ts'

export interface BroughtAlongProps {
  locale: string
  unit: AreaUnit
  unitName: string
  /** Names of the boats with given figures, by their preset. */
  fleets: Readonly<Record<string, string>>
  tools: Partial<Readonly<Record<ToolName, string>>>
  messages: Messages['BroughtAlong']
}

/** The water as a picture, the readable lines and the link that the request takes along; each can be changed or left out. */
export function BroughtAlong({ locale, unit, unitName, fleets, tools, messages }: BroughtAlongProps) {
  const [thread, setThread] = useState(() => threadOf(location))
  const root = useRef<HTMLElement>(null)
  const page = tools[thread.tool ?? 'coverage']
  const address = page && thread.words.size > 0 ? readToolAddress(addressIn(page, thread)) : null
  const water = decodeWater(thread.words.get('w') ?? '')
  const number = numbersIn(locale, 2)
  const areaM2 = water && areaOfShape(water.shape)
  const lines = broughtLines(
    thread.words,
    water && { ...water.shape, area: number((areaM2 ?? 0) / squareMetresPer[unit]), unit: unitName },
    broughtSeason(thread.words, areaM2 === null ? null : { areaM2, latitude: water?.origin?.latitude ?? null }),
    { fleets, number, messages },
  )
  const text = textOf(address === null ? [] : lines)
  const others = textOf(address === null ? [] : lines.filter(({ of }) => of !== null && of !== thread.tool))

  useEffect(() => {
    const form = root.current?.closest('form')
    const result = form?.elements.namedItem('toolResult')
    if (result instanceof HTMLTextAreaElement) return fillToolResult(result, text, others)
  }, [text, others])

  // A drawn water fills in its area, unless one was given.
  const mu = areaM2 === null ? '' : String(Number((areaM2 / squareMetresPer.mu).toFixed(2)))
  useEffect(() => {
    const field = root.current?.closest('form')?.elements.namedItem('area')
    if (!mu || !(field instanceof HTMLInputElement) || field.value) return
    field.value = mu
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [mu])

  function leaveOut() {
    history.replaceState(history.state, '', location.pathname + location.search)
    setThread(threadOf({ pathname: location.pathname, search: '', hash: '' }))
  }

  if (address === null) return null
  const picture = water && waterPicture(water.shape)
  return (
    <section ref={root} className={styles.along} aria-labelledby="brought-along">
      <input type="hidden" name="toolAddress" value={address} />
      <h2 id="brought-along" className={styles.title}>
        {messages.title}
      </h2>
      {picture && (
        <svg
          className={styles.picture}
          viewBox={`0 0 ${boardSize.width} ${boardSize.height}`}
          role="img"
          aria-label={formatMessage(messages.picture, { metres: picture.scale.metres })}
        >
          <path className={styles.water} d={picture.outline} />
          <path className={styles.land} d={picture.islands} />
          {picture.dock && (
            <rect className={styles.dock} x={picture.dock.x - 9} y={picture.dock.y - 9} width="18" height="18" />
          )}
          <path className={styles.scale} d={`M20 ${boardSize.height - 20}h${picture.scale.length}`} />
          <text className={styles.metres} x="20" y={boardSize.height - 34}>
            {picture.scale.metres} m
          </text>
        </svg>
      )}
      <div className={styles.words}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.text}>{line.text}</li>
          ))}
        </ul>
        <p className={styles.note}>{messages.lead}</p>
        <p className={styles.ways}>
          <a className={`${action.action} ${action.quiet}`} href={address}>
            {messages.open}
          </a>
          <button type="button" className={`${action.action} ${action.quiet}`} onClick={leaveOut}>
            {messages.remove}
          </button>
        </p>
      </div>
    </section>
  )
}

const textOf = (lines: readonly BroughtLine[]) => lines.map((line) => line.text).join('\n')
