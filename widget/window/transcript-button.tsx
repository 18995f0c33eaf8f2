import { Icon } from '../shared/icon.tsx'
import { emailIcon } from '../shared/icons.ts'
import { useChunkToggle } from './use-chunk-toggle.ts'
import type { WindowProps } from './window-props.ts'

/** Opens the form that sends the conversation by email. */
export function TranscriptButton({ core, session, labels, site }: WindowProps) {
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
