import { isEnabled } from '../loader/enabled.ts'
import { IconButton } from '../shared/icon.tsx'
import { mutedIcon, sideIcon, soundIcon } from '../shared/icons.ts'
import { TranscriptButton } from './transcript-button.tsx'
import type { WindowProps } from './window-props.ts'

/** Other ways to a person where the side bar is hidden, and the visitor's settings: a row under the composer. */
export function Toolbar({ core, session, labels, site }: WindowProps) {
  const { state, options } = core
  const { phone, qr } = site.contacts ?? {}
  const ways = { phone, qr, board: site.board }
  const shown = (['phone', 'qr', 'board'] as const).filter((name) => ways[name] && isEnabled(options, name))
  return (
    <div className={site.files ? 'toolbar beside-clip' : 'toolbar'}>
      <span className="reach">
        {shown.map((name) => (
          <button type="button" key={name} onClick={() => core.panel(name)}>
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
