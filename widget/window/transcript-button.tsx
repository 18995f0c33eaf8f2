import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import type { WindowLabels } from '../messages/window.ts'
import type { ChatSession } from '../session/chat-session.ts'
import type { Core } from '../shared/core.ts'
import { Icon } from '../shared/icon.tsx'
import { emailIcon } from '../shared/icons.ts'
import { useChunkToggle } from './use-chunk-toggle.ts'

interface TranscriptButtonProps {
  core: Core
  session: ChatSession
  labels: WindowLabels
  site: SiteConfig
}

/** Opens the form that sends the conversation by email. */
export function TranscriptButton({ core, session, labels, site }: TranscriptButtonProps) {
  const {
    part: Form,
    button,
    toggle,
    close,
  } = useChunkToggle(async () => (await import('./transcript-form.tsx')).TranscriptForm)
  return (
    <>
      <button
        type="button"
        className="square"
        ref={button}
        aria-label={labels.transcript}
        title={labels.transcript}
        aria-expanded={Boolean(Form)}
        onClick={() => void toggle()}
      >
        <Icon path={emailIcon} />
      </button>
      {Form && <Form core={core} session={session} site={site} close={close} />}
    </>
  )
}
