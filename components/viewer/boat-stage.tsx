'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BearingMarks } from '#components/ui/bearing-marks'
import { useLoaded } from '#components/ui/use-loaded.ts'
import { isViewerUnavailable } from '#components/viewer/is-viewer-unavailable.ts'
import type { LiveMessages } from '#components/viewer/live-boat'
import { mayAutoload } from '#components/viewer/may-autoload.ts'
import { onceInView } from '#components/viewer/once-in-view.ts'
import { PartList } from '#components/viewer/part-list'
import type { Point } from '#components/viewer/scene/orbit.ts'
import type { TurntableMessages } from '#components/viewer/turntable'
import type { StagePart } from '#components/viewer/viewer-parts.ts'
import type { ModelSlug, PartKey } from '#lib/content/model-parts'
import type { Messages } from '#lib/i18n/messages'
import action from '../ui/action.module.scss'
import styles from './boat-stage.module.scss'

interface BoatStageProps {
  model: { slug: ModelSlug; min: Point; max: Point }
  parts: readonly StagePart[]
  messages: LiveMessages &
    Pick<Messages['BoatViewer'], 'open' | 'opening' | 'failed' | 'work' | 'workOf'> & { turning: TurntableMessages }
  /** The still picture: there first, and for good where the boat cannot be turned. */
  children: ReactNode
}

// What the boat is turned with comes with the boat, and the pictures with what turns them.
const loadLive = () => import('#components/viewer/live-boat').then((part) => part.LiveBoat)
const loadPictures = () => import('#components/viewer/turntable').then((part) => part.Turntable)

/**
 * A boat's still picture that becomes the 3D model on request, or when visible on a fast desktop (ADR-051). Without a graphics card,
 * pictures from every side come first (ADR-088).
 */
export function BoatStage({ model, parts, messages, children }: BoatStageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const closed = useRef(false)
  const [state, setState] = useState<'still' | 'spared' | 'opening' | 'open' | 'turning' | 'failed'>('still')
  const [asked, setAsked] = useState(false)
  const [chosen, setChosen] = useState<StagePart>()
  const [working, setWorking] = useState<ReadonlySet<PartKey>>(new Set())
  const live = state === 'opening' || state === 'open'
  // What came by itself goes by itself.
  const failed = asked ? 'failed' : 'still'

  const Live = useLoaded(loadLive, live, () => setState(failed))
  const Pictures = useLoaded(loadPictures, state === 'turning', () => setState('failed'))

  useEffect(() => {
    if (isViewerUnavailable()) return setState('spared')
    if (!frame.current || !mayAutoload()) return
    return onceInView(frame.current, async () => {
      const { hasGraphicsCard } = await import('#components/viewer/has-graphics-card.ts')
      if (hasGraphicsCard()) setState((now) => (now === 'still' ? 'opening' : now))
    })
  }, [])

  // The button can take the focus back only once it shows again.
  useEffect(() => {
    if (state === 'still' && closed.current) opener.current?.focus({ preventScroll: true })
    closed.current = false
  }, [state])

  // Keep the focus on the page: the button that was pressed is gone.
  useEffect(() => {
    const isLost = asked && state === 'opening' && document.activeElement === document.body
    if (isLost) opener.current?.focus({ preventScroll: true })
  }, [state, asked])

  function close() {
    setState('still')
    setAsked(false)
    setChosen(undefined)
    setWorking(new Set())
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    closed.current = true
  }

  /** The model where a card draws it; else its pictures. */
  async function open() {
    setAsked(true)
    try {
      const { hasGraphicsCard } = await import('#components/viewer/has-graphics-card.ts')
      setState(hasGraphicsCard() ? 'opening' : 'turning')
    } catch {
      setState('failed')
    }
  }

  function toggleWork({ key }: StagePart) {
    const next = new Set(working)
    if (!next.delete(key)) next.add(key)
    setWorking(next)
  }

  return (
    <div className={styles.layout}>
      <div ref={frame} className={styles.frame} data-state={state} data-boat-stage="">
        <BearingMarks className={styles.stage}>
          <div className={styles.still}>{children}</div>
        </BearingMarks>
        {live && Live && (
          <Live
            model={model}
            parts={parts}
            chosen={chosen}
            working={working}
            frame={frame}
            messages={messages}
            ready={state === 'open'}
            asked={asked}
            onChoose={setChosen}
            onReady={() => setState('open')}
            onFail={() => setState(failed)}
            onClose={close}
          />
        )}
        {state === 'turning' && Pictures && (
          <Pictures
            src={`/turntables/${model.slug}.avif`}
            messages={messages.turning}
            onFail={() => setState('failed')}
            onFull={() => setState('opening')}
            onClose={close}
          />
        )}
        <div className={styles.ask}>
          <button
            ref={opener}
            className={`${action.action} ${action.quiet}`}
            type="button"
            data-replay=""
            onKeyDown={({ key }) => {
              if (key === 'Escape' && state === 'opening' && !Live) close()
            }}
            onClick={() => void open()}
          >
            {messages.open}
          </button>
          <p role="status">
            {(state === 'opening' || state === 'turning') && asked
              ? messages.opening
              : state === 'failed'
                ? messages.failed
                : ''}
          </p>
        </div>
      </div>
      <PartList
        parts={parts}
        chosen={chosen}
        onChoose={state === 'open' ? setChosen : undefined}
        working={working}
        onWork={toggleWork}
        messages={messages}
      />
    </div>
  )
}
