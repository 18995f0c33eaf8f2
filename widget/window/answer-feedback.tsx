import { useState } from 'react'
import type { Message } from '../../lib/protocol/widget-messages.ts'
import type { WindowLabels } from '../messages/window.ts'
import type { ChatSession } from '../session/chat-session.ts'

/** Whether an answer helped is asked once for all that one question brought: below the last. */
export const isRated = ({ type }: Message, next: Message | undefined) => type === 'answer' && next?.type !== 'answer'

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
