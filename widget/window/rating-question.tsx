import { useState } from 'react'
import type { Message } from '../../lib/protocol/widget-messages.ts'
import { ratingLabels } from '../messages/rating.ts'
import css from './rating.css?text'
import type { WindowProps } from './window-props.ts'

const longest = 1000

/** Two buttons under the question whether the conversation helped, then room for a comment; the last word counts. */
export function RatingQuestion({
  core,
  session,
  message: { seq, rating },
  labels,
}: Omit<WindowProps, 'site'> & { message: Message }) {
  core.adopt(css)
  const words = ratingLabels[core.state.lang]
  const [comment, setComment] = useState('')
  const [state, setState] = useState<'sending' | 'failed'>()
  const send = async (satisfied: boolean) => {
    if (state === 'sending') return
    setState('sending')
    setState(
      await session.rate(seq, satisfied, comment.trim()).then(
        () => undefined,
        () => 'failed',
      ),
    )
  }
  const isOver = rating?.words !== undefined
  return (
    <>
      {!isOver && (
        <div className="choices pair">
          {([true, false] as const).map((satisfied) => (
            <button
              type="button"
              key={String(satisfied)}
              aria-pressed={rating?.satisfied === satisfied}
              onClick={() => void send(satisfied)}
            >
              {satisfied ? words.solved : words.unsolved}
            </button>
          ))}
        </div>
      )}
      {rating && !isOver && (
        <form
          className="rating-comment"
          onSubmit={(event) => {
            event.preventDefault()
            if (comment.trim()) void send(rating.satisfied)
          }}
        >
          <textarea
            rows={1}
            maxLength={longest}
            aria-label={words.comment}
            placeholder={words.comment}
            value={comment}
            onInput={(event) => setComment(event.currentTarget.value)}
          />
          <button type="submit" aria-disabled={!comment.trim()}>
            {labels.send}
          </button>
        </form>
      )}
      <p className="meta" role="status">
        {state === 'failed' ? words.failed : rating ? labels.thanks : ''}
      </p>
    </>
  )
}
