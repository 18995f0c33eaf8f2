import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import { isEnabled } from '../loader/enabled.ts'
import type { WindowLabels } from '../messages/window.ts'
import type { Core } from '../shared/core.ts'
import { Icon, IconButton } from '../shared/icon.tsx'
import { boardIcon, mutedIcon, phoneIcon, qrIcon, sideIcon, soundIcon } from '../shared/icons.ts'

/**
 * The row under the line one writes on: other ways to a person where the side bar is out of sight, and what the visitor
 * may set.
 */
export function Ways({ core, labels, site }: { core: Core; labels: WindowLabels; site: SiteConfig }) {
  const { state, options } = core
  const ways = [
    ['phone', phoneIcon, site.contacts?.phone],
    ['qr', qrIcon, site.contacts?.qr],
    ['board', boardIcon, site.board],
  ] as const
  const shown = ways.filter(([name, , there]) => there && isEnabled(options, name))
  return (
    <div className="ways">
      <span className="reach">
        {shown.map(([name, drawing]) => (
          <button type="button" key={name} onClick={() => core.panel(name)}>
            <Icon path={drawing} />
            {site.words?.[name]}
          </button>
        ))}
      </span>
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
