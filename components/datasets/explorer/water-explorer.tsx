'use client'

import { useEffect, useRef, useState } from 'react'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { paintCells } from './colour-scale'
import styles from './explorer.module.scss'
import { useFetched, useSeen } from './fetched'
import { SampleSteps } from './sample-steps'

export interface WaterExplorerProps {
  samples: readonly { image: string; mask: string }[]
  size: { width: number; height: number }
  messages: Messages['DatasetExplorer']
}

// Readers come with the first file that needs them: the page itself stays small.
async function maskIn(bytes: Uint8Array) {
  const { readWaterMask, waterShare } = await import('#devkit/water-mask')
  const mask = await readWaterMask(bytes)
  return { ...mask, share: waterShare(mask) }
}

/** A picture with the water marked from its left edge to the slider. */
export function WaterExplorer({ samples, size, messages }: WaterExplorerProps) {
  const [at, setAt] = useState(0)
  const [edge, setEdge] = useState(50)
  const over = useRef<HTMLCanvasElement>(null)
  const seen = useSeen(over)
  const sample = samples[at]
  const { value, failed } = useFetched(sample?.mask ?? '', maskIn, seen)
  useEffect(() => {
    if (!over.current || !value) return
    const end = (value.width * edge) / 100
    paintCells(over.current, value.width, value.height, (place) =>
      value.water[place] && place % value.width < end ? [0, 190, 214, 150] : undefined,
    )
  }, [value, edge])
  if (!sample) return null
  const state = formatMessage(messages.maskState, {
    at: at + 1,
    count: samples.length,
    share: value ? (value.share * 100).toFixed(1) : '…',
  })
  return (
    <>
      <div className={styles.stage}>
        {/* biome-ignore lint/performance/noImgElement: the file is shown as it is in the set. */}
        <img src={sample.image} {...size} alt={messages.maskAlt} loading="lazy" />
        <canvas ref={over} {...size} className={styles.over} role="img" aria-label={messages.mask} />
      </div>
      <div className={styles.bar}>
        <SampleSteps at={at} count={samples.length} messages={messages} onStep={setAt} />
        <label>
          {messages.mask}
          <input
            type="range"
            min="0"
            max="100"
            value={edge}
            onChange={(event) => setEdge(Number(event.target.value))}
          />
        </label>
        <output className={styles.state}>{failed ? messages.failed : state}</output>
      </div>
    </>
  )
}
