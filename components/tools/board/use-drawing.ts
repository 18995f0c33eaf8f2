'use client'
import { useEffect, useReducer, useRef, useState } from 'react'
import { drawOverSample, isSample, sampleDrawing } from '#components/tools/board/sample-lake.ts'
import { hashWith, waterName, wordOf, writeHash } from '#components/tools/thread/address-words.ts'
import { decodeWater } from '#lib/water-address/decode-water'
import { encodeWater } from '#lib/water-address/encode-water'
import { type Drawing, emptyDrawing, shapeOf } from '#lib/water-drawing/drawing'

/** The water behind `#` of an address; null without one, or when it cannot be read. */
export function waterInAddress(hash: string) {
  const word = wordOf(hash, waterName)
  return word ? decodeWater(word) : null
}

/** The same address with another water (or none), other words behind `#` kept. */
export function hashWithWater(hash: string, drawing: Drawing): string {
  const shape = shapeOf(drawing)
  return hashWithWord(hash, shape && encodeWater({ shape, origin: drawing.origin }))
}

/** The same with the water encoded for an address. */
export const hashWithWord = (hash: string, word: string | null) => hashWith(hash, waterName, word)

/** Whether an address says that there is a water. */
const saysWater = (hash: string) => wordOf(hash, waterName) !== null

/** A drawing that begins with the address's water, else the sample lake, and keeps the address true; reads it at once. */
export function useDrawing() {
  const [drawing, dispatch] = useReducer(drawOverSample, null, () =>
    saysWater(location.hash) ? emptyDrawing : sampleDrawing,
  )
  const [broken, setBroken] = useState(false)
  const isTouched = useRef(false)

  useEffect(() => {
    const follow = () => {
      const water = waterInAddress(location.hash)
      setBroken(saysWater(location.hash) && water === null)
      if (water) dispatch({ type: 'load', water })
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  useEffect(() => {
    // Until something is drawn the address says more than the drawing.
    if (drawing.past.length > 0) isTouched.current = true
    if (!isTouched.current) return
    writeHash(isSample(drawing) ? hashWithWord(location.hash, null) : hashWithWater(location.hash, drawing))
  }, [drawing])

  return {
    drawing,
    dispatch,
    /** The link that brought the visitor here was cut short, and nothing has been drawn since. */
    isLinkBroken: broken && drawing.past.length === 0,
  }
}
