import type { WindowWords } from '../messages/window.ts'
import type { Outbox, Waiting } from '../session/outbox.ts'
import { TextLines } from './text-lines.tsx'

/** A message of the visitor's that the server has not kept yet. */
export function WaitingRow({ item, outbox, words }: { item: Waiting; outbox: Outbox; words: WindowWords }) {
  return (
    <div className="row visitor" data-state={item.state}>
      <p className="unseen">{words.you}</p>
      <div className="bubble">
        <TextLines text={item.text} />
      </div>
      {item.state === 'failed' ? (
        <p className="fault" role="alert">
          {words.failed}
          <button type="button" onClick={() => outbox.retry(item.id)}>
            {words.retry}
          </button>
          <button type="button" onClick={() => outbox.drop(item.id)}>
            {words.drop}
          </button>
        </p>
      ) : (
        <p className="meta">{item.tries > 0 ? words.queued : words.sending}</p>
      )}
    </div>
  )
}
