import { useEffect, useRef, useState } from 'react'
import { draw } from '../../lib/photographs/smaller-picture.ts'

interface ThumbnailProps {
  blob: Blob
  /** Its longer side at most, in pixels of the picture. */
  side: number
  alt: string
}

/** A picture drawn small. No address of it is made: a host's policy may forbid every one that we could make. */
export function Thumbnail({ blob, side, alt }: ThumbnailProps) {
  const field = useRef<HTMLCanvasElement>(null)
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    createImageBitmap(blob).then(
      (bitmap) => {
        if (field.current) draw(bitmap, side, field.current)
        bitmap.close()
      },
      () => setIsLost(true),
    )
  }, [blob, side])
  return isLost ? null : (
    <canvas ref={field} className="thumbnail" role="img" aria-label={alt} aria-hidden={alt === ''} />
  )
}
