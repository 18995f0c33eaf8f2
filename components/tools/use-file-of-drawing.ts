import { useEffect, useRef } from 'react'
import { type OpenedReading, useWaterFile } from '#components/tools/use-water-file.ts'
import type { Drawing } from '#lib/water-drawing/drawing'
import type { PlacedWater } from '#lib/water-files/water-from-pieces'

interface FileOfDrawing {
  drawing: Drawing
  hasShape: boolean
  load(water: PlacedWater): void
  clear(): void
}

/** The file a water is read from. What is said of it is true of the drawing that came from it: whoever draws on is done with the file. */
export function useFileOfDrawing({ drawing, hasShape, load, clear }: FileOfDrawing) {
  const waterFile = useWaterFile(onReading)
  const fromFile = useRef<Drawing['outline'] | 'coming' | null>(null)
  const { close } = waterFile
  useEffect(() => {
    if (fromFile.current === 'coming') fromFile.current = drawing.outline
    else if (fromFile.current && fromFile.current !== drawing.outline) {
      fromFile.current = null
      close()
    }
  }, [drawing.outline, close])

  function onReading(reading: OpenedReading) {
    if (reading.state === 'read') {
      fromFile.current = 'coming'
      return load(reading.water)
    }
    fromFile.current = hasShape ? 'coming' : drawing.outline
    // An area that belongs to another water would stand under the sentence on this one.
    if (hasShape) clear()
  }

  return waterFile
}
