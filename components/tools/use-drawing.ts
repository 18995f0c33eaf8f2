'use client'
import { type Dispatch, useEffect, useReducer, useState } from 'react'
import { decodeWater, encodeWater } from '#lib/water-address/encode-water'
import { type Drawing, type DrawingAction, draw, emptyDrawing, shapeOf } from '#lib/water-drawing/drawing'

/** Name of the water in the part of the address behind `#`, the same on every tool's page. */
const name = 'w'

/** The water behind `#` of an address; null without one, or when it cannot be read. */
export function waterInAddress(hash: string) {
  const word = new URLSearchParams(hash.replace(/^#/, '')).get(name)
  return word ? decodeWater(word) : null
}

/** The same address with another water (or none), other words behind `#` kept. */
export function hashWithWater(hash: string, drawing: Drawing): string {
  const shape = shapeOf(drawing)
  return hashWithWord(hash, shape && encodeWater({ shape, origin: drawing.origin }))
}

/** The same with the water as a word of an address. */
export function hashWithWord(hash: string, word: string | null): string {
  const words = new URLSearchParams(hash.replace(/^#/, ''))
  if (word === null) words.delete(name)
  else words.set(name, word)
  const text = words.toString()
  return text && `#${text}`
}

/** Whether an address says that there is a water, and holds none that can be read. */
function isBroken(hash: string): boolean {
  return new URLSearchParams(hash.replace(/^#/, '')).has(name) && waterInAddress(hash) === null
}

interface WaterDrawing {
  drawing: Drawing
  dispatch: Dispatch<DrawingAction>
  /** The link that brought the visitor here was cut short, and nothing has been drawn since. */
  isLinkBroken: boolean
}

/** A drawing that begins with the water of the address and keeps the address true to it. */
export function useDrawing(): WaterDrawing {
  const [drawing, dispatch] = useReducer(draw, emptyDrawing)
  const [broken, setBroken] = useState(false)

  useEffect(() => {
    const follow = () => {
      const water = waterInAddress(location.hash)
      setBroken(isBroken(location.hash))
      if (water) dispatch({ type: 'load', water })
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  useEffect(() => {
    if (drawing.past.length === 0) return // nothing was drawn yet: the address still says more than the drawing
    const hash = hashWithWater(location.hash, drawing)
    if (hash !== location.hash) history.replaceState(history.state, '', location.pathname + location.search + hash)
  }, [drawing])

  return { drawing, dispatch, isLinkBroken: broken && drawing.past.length === 0 }
}
