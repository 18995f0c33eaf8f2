import { useState } from 'react'
import type { Message } from '../../lib/protocol/widget-messages.ts'

interface AnswerPictureProps {
  picture: NonNullable<Message['picture']>
  /** What pressing it does. */
  label: string
  view(): void
}

/** The picture of an answer, which opens the viewer; nothing where it does not load, for an empty frame tells nobody anything. */
export function AnswerPicture({ picture: { url, alt, width, height }, label, view }: AnswerPictureProps) {
  const [isLost, setIsLost] = useState(false)
  if (isLost) return null
  return (
    <button type="button" className="picture" aria-label={`${label}: ${alt}`} onClick={view}>
      <img src={url} alt="" width={width} height={height} loading="lazy" onError={() => setIsLost(true)} />
    </button>
  )
}
