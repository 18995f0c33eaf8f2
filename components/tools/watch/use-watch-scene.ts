'use client'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { NoGraphics, openWatch, type WatchScene } from '#components/tools/watch/scene/open-watch.ts'
import type { WatchStageProps } from '#components/tools/watch/watch-stage-props.ts'

interface OpenedBy extends WatchStageProps {
  toggleFullScreen(): void
}

/** The scene in its view: opened once for a plan, moved by the plan's clock, given back whole when it goes. */
export function useWatchScene(view: RefObject<HTMLElement | null>, props: OpenedBy): RefObject<WatchScene | null> {
  const { shape, result, dock, widthM, workSpeed, job, boat, playback } = props
  const scene = useRef<WatchScene>(null)
  const toggleFullScreen = useEffectEvent(props.toggleFullScreen)
  const fail = useEffectEvent(props.onFail)
  const begin = useEffectEvent((opened: WatchScene) => {
    opened.setSeconds(playback.seconds)
    props.onReady()
  })

  useEffect(() => {
    const region = view.current
    if (!region) return
    const stop = new AbortController()
    openWatch({
      view: region,
      shape,
      result,
      dock,
      widthM,
      workSpeed,
      job,
      boat,
      time: 'day',
      still: matchMedia('(prefers-reduced-motion: reduce)').matches,
      commands: { fullScreen: () => toggleFullScreen() },
      lost: () => fail('lost'),
      signal: stop.signal,
    }).then(
      (opened) => {
        if (stop.signal.aborted) return opened.dispose()
        scene.current = opened
        begin(opened)
      },
      (error: unknown) => {
        if (!stop.signal.aborted) fail(error instanceof NoGraphics ? 'noGraphics' : 'failed')
      },
    )
    return () => {
      stop.abort()
      scene.current?.dispose()
      scene.current = null
    }
  }, [view, shape, result, dock, widthM, workSpeed, job, boat])

  useEffect(() => scene.current?.setSeconds(playback.seconds), [playback.seconds])
  return scene
}
