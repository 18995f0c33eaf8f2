'use client'
import { useRef, useState } from 'react'
import { withMinimumDuration } from '#lib/browser/minimum-duration'
import { gcj02, type Point } from '#lib/content/place/coordinates'
import type { Messages } from '#lib/i18n/messages'
import action from '../../../components/ui/action.module.scss'
import styles from './google-map.module.scss'

interface GoogleMapProps {
  apiKey: string
  /** WGS-84. */
  point: Point
  /** The search text for the place. */
  query: string
  messages: Messages['ContactPage']['map']
}

/** Draws the map and, if Google knows the place, its card. Requests nothing from Google before the visitor asks for it. */
async function draw(stage: HTMLElement, apiKey: string, point: Point, query: string) {
  const { importLibrary, setOptions } = await import('@googlemaps/js-api-loader')
  setOptions({ key: apiKey, v: 'weekly', language: 'en', libraries: ['places'] })
  const [{ Map: MapView }, { Marker }, { Place }] = await Promise.all([
    importLibrary('maps'),
    importLibrary('marker'),
    importLibrary('places'),
  ])
  const { latitude: lat, longitude: lng } = gcj02(point)
  const map = new MapView(stage, { center: { lat, lng }, zoom: 15, streetViewControl: false, mapTypeControl: false })
  new Marker({ map, position: { lat, lng } })
  const { places } = await Place.searchByText({
    textQuery: query,
    fields: ['displayName', 'formattedAddress'],
    locationBias: { lat, lng },
    maxResultCount: 1,
  })
  const [place] = places
  if (!place) return
  const card = document.createElement('div')
  const name = document.createElement('strong')
  name.textContent = place.displayName ?? query
  const address = document.createElement('p')
  address.textContent = place.formattedAddress ?? ''
  card.append(name, address)
  const { InfoWindow } = await importLibrary('maps')
  new InfoWindow({ content: card, position: { lat, lng } }).open({ map, shouldFocus: false })
}

/** The Google map of the English contact page, after a click (READ-9). */
export function GoogleMap({ apiKey, point, query, messages }: GoogleMapProps) {
  const stage = useRef<HTMLElement>(null)
  const [state, setState] = useState<'waiting' | 'loading' | 'shown' | 'failed'>('waiting')

  async function show() {
    if (!stage.current || state === 'loading') return
    setState('loading')
    try {
      await withMinimumDuration(draw(stage.current, apiKey, point, query))
      setState('shown')
    } catch {
      setState('failed')
    }
  }

  return (
    <div className={styles.map} data-state={state}>
      <section ref={stage} className={styles.stage} aria-label={messages.label} />
      {state !== 'shown' && (
        <div className={styles.ask}>
          <button className={`${action.action} ${action.quiet}`} type="button" onClick={show} data-replay="">
            {messages.show}
          </button>
          <p role="status">
            {state === 'loading' ? messages.loading : state === 'failed' ? messages.failed : messages.notice}
          </p>
        </div>
      )}
    </div>
  )
}
