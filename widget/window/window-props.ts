import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import type { WindowLabels } from '../messages/window.ts'
import type { ChatSession } from '../session/chat-session.ts'
import type { Core } from '../shared/core.ts'

/** What every part of the window is given. */
export interface WindowProps {
  core: Core
  session: ChatSession
  labels: WindowLabels
  site: SiteConfig
}
