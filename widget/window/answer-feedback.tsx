import { useState } from 'react'
import type { WindowLabels } from '../messages/window.ts'
import type { ChatSession } from '../session/chat-session.ts'

/** Asks whether an answer helped; the last word counts. */
export function AnswerFeedback({ session, seq, labels }: { session: ChatSession; seq: number; labels: WindowLabels }) {
  const [given, setGiven] = useState<boolean>()
  const rate = (helpful: boolean) => {
    setGiven(helpful)
    void session.feedback(seq, helpful)
  }
  return (
    <span className="judge">
      <button type="button" aria-pressed={given === true} onClick={() => rate(true)}>
        {labels.helpful}
      </button>
      <button type="button" aria-pressed={given === false} onClick={() => rate(false)}>
        {labels.unhelpful}
      </button>
      {given !== undefined && <span role="status">{labels.thanks}</span>}
    </span>
  )
}
