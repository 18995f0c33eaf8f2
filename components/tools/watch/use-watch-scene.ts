'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { NoGraphics, openWatch, type WatchScene } from '#components/tools/watch/scene/open-watch.ts'
import type { WatchStageProps } from '#components/tools/watch/watch-stage-props.ts'

interface OpenedBy extends WatchStageProps {
  toggleFullScreen(): void
}

/** The scene in its view: opened once for a plan, moved by the plan's clock, given back whole when it goes. */
export function useWatchScene(view: RefObject<HTMLElement | null>, props: OpenedBy): RefObject<WatchScene | null> {
  const { shape, result, dock, widthM, workSpeed, job, slug, playback } = props
  const scene = useRef<WatchScene>(null)
  const now = useRef(props)
  useEffect(() => {
    now.current = props
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
      boat: slug,
      time: 'day',
      still: matchMedia('(prefers-reduced-motion: reduce)').matches,
      commands: { fullScreen: () => now.current.toggleFullScreen() },
      lost: () => now.current.onFail('lost'),
      signal: stop.signal,
    }).then(
      (opened) => {
        if (stop.signal.aborted) return opened.dispose()
        scene.current = opened
        opened.setSeconds(now.current.playback.seconds)
        now.current.onReady()
      },
      (error: unknown) => {
        if (!stop.signal.aborted) now.current.onFail(error instanceof NoGraphics ? 'noGraphics' : 'failed')
      },
    )
    return () => {
      stop.abort()
      scene.current?.dispose()
      scene.current = null
    }
  }, [view, shape, result, dock, widthM, workSpeed, job, slug])

  useEffect(() => scene.current?.setSeconds(playback.seconds), [playback.seconds])
  return scene
}
