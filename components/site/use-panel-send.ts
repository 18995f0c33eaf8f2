'use client'
import { useRef, useState } from 'react'
import { randomKey } from '#components/forms/random-key.ts'
import type { PanelContent } from '#components/site/panel-fields.ts'
import type { PanelFaults } from '#components/site/panel-rules.ts'

export type PanelState = 'writing' | 'sending' | 'submitted' | 'failed'

const sound: PanelFaults = { email: false, phone: false }

/** Checks and sends what the panel holds, once at a time; the rules load with the first press. */
export function usePanelSend() {
  const [state, setState] = useState<PanelState>('writing')
  const [faults, setFaults] = useState(sound)
  const attempt = useRef<PanelContent & { key: string }>(undefined)
  const busy = useRef(false)

  /** What came of it: wrong fields were named, an attempt was made, or one is already under way. */
  async function send(content: PanelContent): Promise<PanelFaults | 'attempted' | 'busy'> {
    if (busy.current) return 'busy' // a second press while the first is under way is the same wish
    busy.current = true
    try {
      const [{ panelFaults, sentContent }, { postLead }] = await Promise.all([
        import('#components/site/panel-rules.ts'),
        import('#lib/browser/forms/post-lead'),
      ])
      const found = panelFaults(content)
      setFaults(found)
      setState(found.email || found.phone ? 'writing' : 'sending')
      if (found.email || found.phone) return found
      const last = attempt.current
      const same = last?.email === content.email && last.phone === content.phone && last.message === content.message
      attempt.current = { ...content, key: same ? last.key : randomKey() }
      const answer = await postLead('/contact/official', sentContent(content), attempt.current.key)
      if (answer.kept) attempt.current = undefined
      setState(answer.kept ? 'submitted' : 'failed')
      return 'attempted'
    } catch {
      attempt.current = { ...content, key: randomKey() } // the rules could not be loaded
      setState('failed')
      return 'attempted'
    } finally {
      busy.current = false
    }
  }

  return {
    state,
    faults,
    send,
    /** What the last failed attempt held, to be put back. */
    lost: () => attempt.current,
    /** The visitor writes on: warnings and answers of the last press are over. */
    writeOn: () => {
      setFaults(sound)
      setState((now) => (now === 'sending' ? now : 'writing'))
    },
  }
}
