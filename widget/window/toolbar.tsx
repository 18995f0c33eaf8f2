import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import { isEnabled } from '../loader/enabled.ts'
import type { WindowLabels } from '../messages/window.ts'
import type { ChatSession } from '../session/chat-session.ts'
import type { Core } from '../shared/core.ts'
import { Icon, IconButton } from '../shared/icon.tsx'
import { boardIcon, mutedIcon, phoneIcon, qrIcon, sideIcon, soundIcon } from '../shared/icons.ts'
import { TranscriptButton } from './transcript-button.tsx'

/**
 * The row under the line one writes on: other ways to a person where the side bar is out of sight, and what the visitor
 * may set.
 */
export function Toolbar({
  core,
  session,
  labels,
  site,
}: {
  core: Core
  session: ChatSession
  labels: WindowLabels
  site: SiteConfig
}) {
  const { state, options } = core
  const ways = [
    ['phone', phoneIcon, site.contacts?.phone],
    ['qr', qrIcon, site.contacts?.qr],
    ['board', boardIcon, site.board],
  ] as const
  const shown = ways.filter(([name, , there]) => there && isEnabled(options, name))
  return (
    <div className="toolbar">
      <span className="reach">
        {shown.map(([name, drawing]) => (
          <button type="button" key={name} onClick={() => core.panel(name)}>
            <Icon path={drawing} />
            {site.words?.[name]}
          </button>
        ))}
      </span>
      {site.transcript && session.log.last > 0 && (
        <TranscriptButton core={core} session={session} labels={labels} site={site} />
      )}
      <IconButton
        path={state.muted ? mutedIcon : soundIcon}
        label={state.muted ? labels.unmute : labels.mute}
        pressed={state.muted}
        onPress={() => core.setMuted(!state.muted)}
      />
      {state.mode !== 'max' && !options.container && (
        <span className="wide">
          <IconButton
            path={sideIcon}
            label={labels.side}
            onPress={() => core.layer.dispatchEvent(new Event('oc-side'))}
          />
        </span>
      )}
    </div>
  )
}
