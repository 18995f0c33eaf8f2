'use client'
import { useEffect, useRef, useState } from 'react'
import type { BoardView } from '#lib/water-drawing/board-view'
import { mapWidth, mapZoom } from '#lib/water-drawing/map-zoom'
import type { inDatum } from '#lib/water-files/china-datum'
import { type GeographicPosition, localPlane } from '#lib/water-files/local-plane'

interface BoardMapOptions {
  apiKey: string | undefined
  view: BoardView
  /** Where the sheet lies on the earth; none until the visitor has found the place. */
  origin: GeographicPosition | null
  /** The visitor has found it: the middle of the map, and how many metres the sheet is wide there. */
  onPlace(origin: GeographicPosition, widthM: number): void
}

/** What of a Google map is used here. */
interface MapUnderBoard {
  setOptions(options: { gestureHandling: 'none' | 'greedy' }): void
  setCenter(place: { lat: number; lng: number }): void
  setZoom(zoom: number): void
  getCenter(): { lat(): number; lng(): number } | undefined
  getZoom(): number | undefined
}

/** Where a map begins that knows of no lake: so far out that any country is a few moves away. */
const worldView = { center: { lat: 30, lng: 20 }, zoom: 2 } as const

/** Where Google is blocked and not refused, its script neither comes nor fails: the page says so after this long. */
const longestMs = 20_000

function withinTime<Value>(wanted: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the map did not come in time')), longestMs)
  })
  return Promise.race([wanted, late])
}

/** Google calls this by its name when it refuses the key, after the map was made. */
function onRefusedKey(act: () => void): void {
  Object.assign(window, { gm_authFailure: act })
}

/** A map under the board: nothing of Google is asked for before `show`. It follows the board once the sheet has its place. */
export function useBoardMap({ apiKey, view, origin, onPlace }: BoardMapOptions) {
  const stage = useRef<HTMLDivElement>(null)
  /** The map, and what turns places into those of its datum: both come when one is wanted. */
  const map = useRef<{ shown: MapUnderBoard; inDatum: typeof inDatum } | null>(null)
  const [state, setState] = useState<'off' | 'loading' | 'on' | 'failed'>('off')

  async function show() {
    if (!apiKey || !stage.current || state === 'loading') return
    setState('loading')
    try {
      const [{ importLibrary, setOptions }, { inDatum }] = await Promise.all([
        import('@googlemaps/js-api-loader'),
        import('#lib/water-files/china-datum'),
      ])
      if (!map.current) {
        onRefusedKey(() => {
          map.current = null
          setState('failed')
        })
        setOptions({ key: apiKey, v: 'weekly', language: 'en' })
        const { Map: MapView } = await withinTime(importLibrary('maps'))
        const shown = new MapView(stage.current, {
          ...worldView,
          mapTypeId: 'hybrid',
          disableDefaultUI: true,
          keyboardShortcuts: false,
          clickableIcons: false,
          isFractionalZoomEnabled: true,
          gestureHandling: 'greedy',
        })
        map.current = { shown, inDatum }
      }
      setState('on')
    } catch {
      setState('failed')
    }
  }

  useEffect(() => {
    const width = stage.current?.clientWidth
    if (state !== 'on' || !map.current || !width) return
    const { shown, inDatum } = map.current
    shown.setOptions({ gestureHandling: origin ? 'none' : 'greedy' })
    if (!origin) return
    const middle = localPlane(origin).toGeographic(view.centre)
    const [lng, lat] = inDatum([middle.longitude, middle.latitude], 'wgs84', 'gcj02')
    shown.setCenter({ lat, lng })
    shown.setZoom(mapZoom(view.widthM, width, middle.latitude))
  }, [state, origin, view])

  function place() {
    const centre = map.current?.shown.getCenter()
    const zoom = map.current?.shown.getZoom()
    const width = stage.current?.clientWidth
    if (!map.current || !centre || zoom === undefined || !width) return
    const [longitude, latitude] = map.current.inDatum([centre.lng(), centre.lat()], 'gcj02', 'wgs84')
    onPlace({ longitude, latitude }, mapWidth(zoom, width, latitude))
  }

  return { stage, state, isFinding: state === 'on' && !origin, show, hide: () => setState('off'), place }
}
