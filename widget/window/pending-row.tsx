import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import type { WindowLabels } from '../messages/window.ts'
import type { Outbox, PendingMessage } from '../session/outbox.ts'
import type { Core } from '../shared/core.ts'
import { timeAfterSilence } from './clock.ts'
import { TextLines } from './text-lines.tsx'

/** After a longer wait, or more tries, another way is shown: of a server that says when to come back, of one that does not. */
const patienceMs = 60_000
const triesPutOff = 2
const triesFailed = 5

interface PendingRowProps {
  core: Core
  site: SiteConfig
  item: PendingMessage
  outbox: Outbox
  labels: WindowLabels
}

/** A message of the visitor's that the server has not kept yet. */
export function PendingRow({ core, site, item, outbox, labels }: PendingRowProps) {
  const { state, code, text, tries, isPutOff } = item
  const isBlocked = state === 'queued' && outbox.blockedUntil > Date.now() + patienceMs
  const longWait = isBlocked || (state !== 'failed' && tries >= (isPutOff ? triesPutOff : triesFailed))
  const waits = isPutOff ? labels.putOff : tries > 0 ? labels.queued : labels.sending
  return (
    <div className="row visitor" data-state={state} aria-live="off">
      <p className="unseen">{labels.you}</p>
      <div className="bubble">
        <TextLines text={text} />
      </div>
      {state === 'failed' && (
        <p className="fault" role="alert">
          {labels.failedWhy[code as keyof typeof labels.failedWhy] ?? labels.failed}
          <button type="button" onClick={() => outbox.retry(item.id)}>
            {labels.retry}
          </button>
          <button type="button" onClick={() => outbox.drop(item.id)}>
            {labels.drop}
          </button>
        </p>
      )}
      {state !== 'failed' && !longWait && <p className="meta">{waits}</p>}
      {longWait && (
        <div className="other-way" role="status">
          <p>
            {isBlocked
              ? labels.busy.replace('{value}', timeAfterSilence(outbox.blockedUntil, undefined, core.state.lang))
              : labels.putOff}
          </p>
          {site.board && (
            <button type="button" onClick={() => core.panel('board', { text })}>
              {labels.toBoard}
            </button>
          )}
          {site.contacts?.phone && (
            <a href={`tel:${site.contacts.phone.replace(/[^\d+]/g, '')}`}>{site.contacts.phone}</a>
          )}
        </div>
      )}
    </div>
  )
}
