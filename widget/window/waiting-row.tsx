import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import type { WindowWords } from '../messages/window.ts'
import type { Outbox, Waiting } from '../session/outbox.ts'
import type { Core } from '../shared/core.ts'
import { timeAfterSilence } from './clock.ts'
import { TextLines } from './text-lines.tsx'

/** Nobody waits longer than this without being told of another way. */
const patienceMs = 60_000

interface WaitingRowProps {
  core: Core
  site: SiteConfig
  item: Waiting
  outbox: Outbox
  words: WindowWords
}

/** A message of the visitor's that the server has not kept yet. */
export function WaitingRow({ core, site, item, outbox, words }: WaitingRowProps) {
  const { state, code, text, tries } = item
  const longWait = state === 'queued' && outbox.blockedUntil > Date.now() + patienceMs
  return (
    <div className="row visitor" data-state={state}>
      <p className="unseen">{words.you}</p>
      <div className="bubble">
        <TextLines text={text} />
      </div>
      {state === 'failed' && (
        <p className="fault" role="alert">
          {(code && words.failedWhy[code]) ?? words.failed}
          <button type="button" onClick={() => outbox.retry(item.id)}>
            {words.retry}
          </button>
          <button type="button" onClick={() => outbox.drop(item.id)}>
            {words.drop}
          </button>
        </p>
      )}
      {state !== 'failed' && !longWait && <p className="meta">{tries > 0 ? words.queued : words.sending}</p>}
      {longWait && (
        <div className="other-way" role="status">
          <p>{words.busy(timeAfterSilence(outbox.blockedUntil, undefined, core.state.lang))}</p>
          {site.board && (
            <button type="button" onClick={() => core.panel('board', { text })}>
              {words.toBoard}
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
