// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BoardMapControls } from '#components/tools/board/board-map-controls'
import { useBoardMap } from '#components/tools/board/use-board-map.ts'
import { messages } from '#lib/i18n/messages'
import { type BoardView, startView } from '#lib/water-drawing/board-view'
import { mapWidth } from '#lib/water-drawing/map-zoom'
import type { GeographicPosition } from '#lib/water-files/local-plane'

const asked = vi.fn()
const set = { center: vi.fn(), zoom: vi.fn(), options: vi.fn() }

// Google's own servers are out of a test's reach; this stands for its map with the five calls that are made.
vi.mock('@googlemaps/js-api-loader', () => ({
  setOptions: asked,
  importLibrary: () => library(),
}))
const google = () =>
  Promise.resolve({
    Map: class {
      setOptions = set.options
      setCenter = set.center
      setZoom = set.zoom
      getCenter = () => ({ lat: () => 47.3, lng: () => 8.5 })
      getZoom = () => 15
    },
  })
const library = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  vi.clearAllMocks()
  library.mockImplementation(google)
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 800 })
})
afterEach(cleanup)

const words = messages.en.WaterEditor.map

function Sheet({ origin, view, onPlace }: { origin: GeographicPosition | null; view: BoardView; onPlace: () => void }) {
  const map = useBoardMap({ apiKey: 'key', view, origin, onPlace })
  return (
    <>
      <div ref={map.stage} />
      <BoardMapControls map={map} messages={words} />
    </>
  )
}

const press = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click()
    // What comes with a map's first wish is asked for by both.
    await Promise.all([import('@googlemaps/js-api-loader'), import('#lib/water-files/china-datum')])
  })

it('asks nothing of Google before it is wanted, then lets the visitor find the lake', async () => {
  const onPlace = vi.fn()
  render(<Sheet origin={null} view={startView} onPlace={onPlace} />)
  expect(asked).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe(words.notice)
  await press(words.show)
  expect(asked).toHaveBeenCalledOnce()
  expect(set.options).toHaveBeenLastCalledWith({ gestureHandling: 'greedy' })
  await press(words.place)
  expect(onPlace).toHaveBeenCalledWith({ latitude: 47.3, longitude: 8.5 }, mapWidth(15, 800, 47.3))
})

it('follows the sheet once it lies on the earth', async () => {
  const origin = { latitude: 47.3, longitude: 8.5 }
  const sheet = (view: BoardView) => <Sheet origin={origin} view={view} onPlace={vi.fn()} />
  const { rerender } = render(sheet(startView))
  await press(words.show)
  expect(screen.queryByRole('button', { name: words.place })).toBeNull()
  expect(set.center).toHaveBeenLastCalledWith({ lat: 47.3, lng: 8.5 })
  rerender(sheet({ centre: { x: 0, y: 1_000 }, widthM: 250 }))
  // A kilometre to the north is 0.0090 degrees; half the width is one zoom closer.
  expect(set.center.mock.lastCall?.[0].lat).toBeCloseTo(47.309, 3)
  const [[first], [last]] = [set.zoom.mock.calls[0] ?? [0], set.zoom.mock.lastCall ?? [0]]
  expect(last - first).toBeCloseTo(1, 3)
})

it('says that the map did not come when Google never answers, and asks again when pressed again', async () => {
  vi.useFakeTimers()
  try {
    library.mockReturnValueOnce(new Promise(() => {}))
    render(<Sheet origin={null} view={startView} onPlace={vi.fn()} />)
    await press(words.show)
    expect(screen.getByRole('status').textContent).toBe(words.loading)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByRole('status').textContent).toBe(words.failed)
    await press(words.show)
    expect(screen.getByRole('status').textContent).toBe(words.find)
  } finally {
    vi.useRealTimers()
  }
})

it('says so when Google refuses the key', async () => {
  render(<Sheet origin={null} view={startView} onPlace={vi.fn()} />)
  await press(words.show)
  const refused: unknown = Reflect.get(window, 'gm_authFailure')
  await act(async () => typeof refused === 'function' && refused())
  expect(screen.getByRole('status').textContent).toBe(words.failed)
})
