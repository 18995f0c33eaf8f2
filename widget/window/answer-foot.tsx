import { useState } from 'react'
import type { WindowWords } from '../messages/window.ts'
import type { ChatSession } from '../session/chat-session.ts'

/** Asks whether an answer helped; the last word counts. */
export function AnswerFoot({ session, seq, words }: { session: ChatSession; seq: number; words: WindowWords }) {
  const [given, setGiven] = useState<boolean>()
  const say = (helpful: boolean) => {
    setGiven(helpful)
    void session.feedback(seq, helpful)
  }
  return (
    <span className="judge">
      <button type="button" aria-pressed={given === true} onClick={() => say(true)}>
        {words.helpful}
      </button>
      <button type="button" aria-pressed={given === false} onClick={() => say(false)}>
        {words.unhelpful}
      </button>
      {given !== undefined && <span role="status">{words.thanks}</span>}
    </span>
  )
}
