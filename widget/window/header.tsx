import { useState } from 'react'
import type { WindowWords } from '../messages/window.ts'
import type { Core } from '../shared/core.ts'
import { IconButton } from '../shared/icon.tsx'
import { closeIcon, maximizeIcon, minimizeIcon, mutedIcon, restoreIcon, sideIcon, soundIcon } from '../shared/icons.ts'
import { dragging } from './dragging.ts'

/** The 46 px header: by its name the window is moved, by its buttons it changes size or goes. */
export function Header({ core, words, title }: { core: Core; words: WindowWords; title: string }) {
  const { mode, muted } = core.state
  // Once: it listens for as long as the instance lives.
  const [move] = useState(() => dragging(core))
  const small = mode === 'min'
  const large = mode === 'max'
  return (
    <div className="head">
      <h2 className="name">
        <button
          type="button"
          className="grip"
          aria-description={words.move}
          onPointerDown={move.down}
          onKeyDown={move.key}
        >
          {title}
          {small && core.state.unread > 0 && <span className="fresh">{core.state.unread}</span>}
        </button>
      </h2>
      <IconButton
        path={muted ? mutedIcon : soundIcon}
        label={muted ? words.unmute : words.mute}
        pressed={muted}
        onPress={() => core.setMuted(!muted)}
      />
      {!large && !core.options.container && (
        <span className="wide">
          <IconButton
            path={sideIcon}
            label={words.side}
            onPress={() => core.layer.dispatchEvent(new Event('oc-side'))}
          />
        </span>
      )}
      <IconButton
        path={small ? restoreIcon : minimizeIcon}
        label={small ? words.restore : words.minimize}
        onPress={() => core.setMode(small ? 'normal' : 'min')}
      />
      {!small && (
        <span className="wide">
          <IconButton
            path={large ? restoreIcon : maximizeIcon}
            label={large ? words.restore : words.maximize}
            onPress={() => core.setMode(large ? 'normal' : 'max')}
          />
        </span>
      )}
      {!core.options.container && (
        <IconButton path={closeIcon} label={words.close} onPress={() => core.setMode('closed')} />
      )}
    </div>
  )
}
