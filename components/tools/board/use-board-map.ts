'use client'
import { useEffect, useRef, useState } from 'react'
import { fromGcj02, gcj02 } from '#lib/content/place/coordinates'
import type { BoardView } from '#lib/water-drawing/board-view'
import { mapWidth, mapZoom } from '#lib/water-drawing/map-zoom'
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

const toMap = (place: GeographicPosition) => {
  const { latitude: lat, longitude: lng } = gcj02(place)
  return { lat, lng }
}

/** A map under the board: nothing of Google is asked for before `show`. It follows the board once the sheet has its place. */
export function useBoardMap({ apiKey, view, origin, onPlace }: BoardMapOptions) {
  const stage = useRef<HTMLDivElement>(null)
  const map = useRef<MapUnderBoard | null>(null)
  const [state, setState] = useState<'off' | 'loading' | 'on' | 'failed'>('off')

  async function show() {
    if (!apiKey || !stage.current || state === 'loading') return
    setState('loading')
    try {
      const { importLibrary, setOptions } = await import('@googlemaps/js-api-loader')
      if (!map.current) {
        onRefusedKey(() => {
          map.current = null
          setState('failed')
        })
        setOptions({ key: apiKey, v: 'weekly', language: 'en' })
        const { Map: MapView } = await withinTime(importLibrary('maps'))
        map.current = new MapView(stage.current, {
          ...worldView,
          mapTypeId: 'hybrid',
          disableDefaultUI: true,
          keyboardShortcuts: false,
          clickableIcons: false,
          isFractionalZoomEnabled: true,
          gestureHandling: 'greedy',
        })
      }
      setState('on')
    } catch {
      setState('failed')
    }
  }

  useEffect(() => {
    const width = stage.current?.clientWidth
    if (state !== 'on' || !map.current || !width) return
    map.current.setOptions({ gestureHandling: origin ? 'none' : 'greedy' })
    if (!origin) return
    const middle = localPlane(origin).toGeographic(view.centre)
    map.current.setCenter(toMap(middle))
    map.current.setZoom(mapZoom(view.widthM, width, middle.latitude))
  }, [state, origin, view])

  function place() {
    const centre = map.current?.getCenter()
    const zoom = map.current?.getZoom()
    const width = stage.current?.clientWidth
    if (!centre || zoom === undefined || !width) return
    const found = fromGcj02({ latitude: centre.lat(), longitude: centre.lng() })
    onPlace(found, mapWidth(zoom, width, found.latitude))
  }

  return { stage, state, isFinding: state === 'on' && !origin, show, hide: () => setState('off'), place }
}
