'use client'

import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { onEscape } from '#components/viewer/on-escape.ts'
import { PartMark } from '#components/viewer/part-mark'
import type { BoatScene } from '#components/viewer/scene/open-scene.ts'
import type { Point } from '#components/viewer/scene/orbit.ts'
import { StageTools, type ToolMessages } from '#components/viewer/stage-tools'
import type { StagePart } from '#components/viewer/viewer-parts.ts'
import { withMinimumDuration } from '#lib/browser/minimum-duration'
import type { ModelSlug, PartKey } from '#lib/content/model-parts'
import styles from './live-boat.module.scss'

export type LiveMessages = ToolMessages & { view: string }

interface LiveBoatProps {
  model: { slug: ModelSlug; min: Point; max: Point }
  parts: readonly StagePart[]
  chosen: StagePart | undefined
  working: ReadonlySet<PartKey>
  /** What fills the screen when that is asked for. */
  frame: RefObject<HTMLElement | null>
  messages: LiveMessages
  /** True once the first frame shows. */
  ready: boolean
  /** True when it was asked for: then the focus goes to it. A boat that came by itself leaves the focus alone. */
  asked: boolean
  onChoose: (part: StagePart) => void
  onReady: () => void
  onFail: () => void
  onClose: () => void
}

/** The boat itself, to be turned by hand and keys. Whatever it holds is given back when it goes. */
export function LiveBoat({
  model,
  parts,
  chosen,
  working,
  frame,
  messages,
  ready,
  asked,
  onChoose,
  onReady,
  onFail,
  onClose,
}: LiveBoatProps) {
  const view = useRef<HTMLDivElement>(null)
  const scene = useRef<BoatScene>(null)
  const hints = useId()
  const [isLit, setLit] = useState(false)

  function toggleFullScreen() {
    // A browser that refuses leaves the boat where it is.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    else frame.current?.requestFullscreen?.().catch(() => {})
  }

  const fullScreen = useEffectEvent(toggleFullScreen)
  const begin = useEffectEvent(onReady)
  const fail = useEffectEvent(onFail)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const region = view.current
    if (!region) return
    const stop = new AbortController()
    const { signal } = stop
    async function open(into: HTMLElement) {
      const { openScene } = await import('#components/viewer/scene/open-scene.ts')
      signal.throwIfAborted()
      const buttons = into.querySelectorAll<HTMLElement>('[data-mark]')
      scene.current = await openScene({
        view: into,
        slug: model.slug,
        min: model.min,
        max: model.max,
        marks: parts.flatMap(({ at, reach }, index) => {
          const button = buttons.item(index)
          return button ? [{ at, reach, button }] : []
        }),
        commands: { fullScreen: () => fullScreen() },
        lost: () => fail(),
        signal,
      })
    }
    withMinimumDuration(open(region)).then(
      () => {
        if (!signal.aborted) begin()
      },
      () => {
        if (!signal.aborted) fail()
      },
    )
    return () => {
      stop.abort()
      scene.current?.dispose()
      scene.current = null
    }
  }, [model.slug, model.min, model.max, parts])

  // Stage and parts together: on its own buttons Escape closes, too.
  useEffect(() => {
    const layout = frame.current?.parentElement
    if (layout) return onEscape(layout, () => close())
  }, [frame])

  // Only what is shown can take the focus; and it must have it with the first frame, or a key pressed now is lost.
  useLayoutEffect(() => {
    if (ready && asked) view.current?.focus({ preventScroll: true })
  }, [ready, asked])

  useEffect(() => {
    if (chosen) scene.current?.face(chosen.at)
  }, [chosen])

  useEffect(() => {
    for (const { key, isMoved } of parts) if (isMoved) scene.current?.work(key, working.has(key))
  }, [parts, working])

  function toggleLamps() {
    setLit(!isLit)
    scene.current?.light(!isLit)
  }

  return (
    <>
      <div
        ref={view}
        className={styles.view}
        data-lit={isLit ? '' : undefined}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application region takes the keys that turn the boat
        tabIndex={0}
        aria-label={messages.view}
        aria-describedby={hints}
      >
        {parts.map((part, index) => (
          <PartMark key={part.key} part={part} number={index + 1} chosen={part === chosen} onChoose={onChoose} />
        ))}
      </div>
      <StageTools
        messages={messages}
        hintsId={hints}
        onZoom={(factor) => scene.current?.zoom(factor)}
        onReset={() => scene.current?.reset()}
        isLit={isLit}
        onLamps={toggleLamps}
        onFullScreen={toggleFullScreen}
        onClose={onClose}
      />
    </>
  )
}
