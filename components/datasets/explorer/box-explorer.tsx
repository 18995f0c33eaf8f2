'use client'

import { useState } from 'react'
import { areaOf, type ImageBoxes } from '#devkit/boxes'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { BoxMarks } from './box-marks'
import styles from './explorer.module.scss'
import { SampleSteps } from './sample-steps'

export interface BoxExplorerProps {
  samples: readonly (ImageBoxes & { address: string })[]
  messages: Messages['DatasetExplorer']
}

type Filter = 'all' | 'small' | 'others'
const under32 = 32 ** 2

/** Pictures with their boxes: switched on and off, and filtered by size. */
export function BoxExplorer({ samples, messages }: BoxExplorerProps) {
  const [at, setAt] = useState(0)
  const [drawn, setDrawn] = useState(true)
  const [filter, setFilter] = useState<Filter>('all')
  const sample = samples[at]
  if (!sample) return null
  const shown = sample.boxes.filter((box) => filter === 'all' || (filter === 'small') === areaOf(box) < under32)
  const state = formatMessage(messages.boxState, {
    at: at + 1,
    count: samples.length,
    shown: shown.length,
    total: sample.boxes.length,
  })
  return (
    <>
      <div className={styles.stage}>
        {/* biome-ignore lint/performance/noImgElement: the file is shown as it is in the set. */}
        <img src={sample.address} width={sample.width} height={sample.height} alt={messages.boxAlt} loading="lazy" />
        <svg className={styles.over} viewBox={`0 0 ${sample.width} ${sample.height}`} aria-hidden="true">
          {drawn && <BoxMarks boxes={shown} />}
        </svg>
      </div>
      <div className={styles.bar}>
        <SampleSteps at={at} count={samples.length} messages={messages} onStep={setAt} />
        <label>
          <input type="checkbox" checked={drawn} onChange={(event) => setDrawn(event.target.checked)} />
          {messages.boxes}
        </label>
        <label>
          {messages.size}
          <select value={filter} onChange={(event) => setFilter(filterOf(event.target.value))}>
            <option value="all">{messages.all}</option>
            <option value="small">{messages.small}</option>
            <option value="others">{messages.others}</option>
          </select>
        </label>
        <output className={styles.state}>{state}</output>
      </div>
    </>
  )
}

const filterOf = (value: string): Filter => (value === 'small' || value === 'others' ? value : 'all')
