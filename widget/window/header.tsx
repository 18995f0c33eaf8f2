import { useState } from 'react'
import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import type { WindowLabels } from '../messages/window.ts'
import type { Core } from '../shared/core.ts'
import { Icon, IconButton } from '../shared/icon.tsx'
import { chatIcon, closeIcon, maximizeIcon, minimizeIcon, restoreIcon } from '../shared/icons.ts'
import { windowDrag } from './window-drag.ts'

/** The 46 px header: who answers, and when; by its name the window is moved, by its buttons it changes size or goes. */
export function Header({ core, labels, site }: { core: Core; labels: WindowLabels; site: SiteConfig }) {
  const { mode } = core.state
  const { title = labels.desk, hours, answers } = site.texts ?? {}
  const line = [hours, answers].filter(Boolean).join(' · ')
  // Once: it listens for as long as the instance lives.
  const [move] = useState(() => windowDrag(core))
  const small = mode === 'min'
  const large = mode === 'max'
  return (
    <div className="head">
      <span className="face" aria-hidden="true">
        <Icon path={site.theme?.mark ?? chatIcon} />
      </span>
      <h2 className="name">
        <button
          type="button"
          className="grip"
          aria-description={labels.move}
          onPointerDown={move.down}
          onKeyDown={move.key}
        >
          <span className="title">{title}</span>
          {small && core.state.unread > 0 && <span className="fresh">{core.state.unread}</span>}
          {!small && line && <small>{line}</small>}
        </button>
      </h2>
      <IconButton
        path={small ? restoreIcon : minimizeIcon}
        label={small ? labels.restore : labels.minimize}
        onPress={() => void (small ? core.instance.restore() : core.instance.minimize())}
      />
      {!small && (
        <span className="wide">
          <IconButton
            path={large ? restoreIcon : maximizeIcon}
            label={large ? labels.restore : labels.maximize}
            onPress={() => void (large ? core.instance.restore() : core.instance.maximize())}
          />
        </span>
      )}
      {!core.options.container && (
        <IconButton path={closeIcon} label={labels.close} onPress={() => void core.instance.close()} />
      )}
    </div>
  )
}
