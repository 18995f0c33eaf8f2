import { useEffect, useLayoutEffect, useReducer, useState } from 'react'
import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import { windowLabels } from '../messages/window.ts'
import type { ChatSession } from '../session/chat-session.ts'
import type { Core } from '../shared/core.ts'
import { Composer, type Draft } from './composer.tsx'
import { Header } from './header.tsx'
import { MessageList } from './message-list.tsx'
import { Toolbar } from './toolbar.tsx'

/** The chat window: header, what was said, what is being written. */
export function ChatWindow({ core, session, draft }: { core: Core; session: ChatSession; draft: Draft }) {
  const [, again] = useReducer((count: number) => count + 1, 0)
  const [site, setSite] = useState<SiteConfig>(core.full ?? {})
  const { lang, mode } = core.state
  const labels = windowLabels[lang]

  // Before it is painted: what was entered while the window was on its way is sent as soon as it stands.
  useLayoutEffect(() => session.subscribe(() => again()), [session])
  useEffect(() => {
    if (lang) core.config().then(setSite, () => {})
    // The site's texts come again when the language changes.
  }, [core, lang])
  useEffect(() => {
    const changed = () => again()
    core.host.addEventListener('orcachat:status', changed)
    return () => core.host.removeEventListener('orcachat:status', changed)
  }, [core])

  const ask = (question: string) => void session.send(question).catch(() => {})
  return (
    <>
      <Header core={core} labels={labels} site={site} />
      {mode !== 'min' && (
        <>
          <MessageList core={core} session={session} labels={labels} site={site} ask={ask} />
          <Composer core={core} session={session} labels={labels} site={site} draft={draft} send={ask} />
          <Toolbar core={core} session={session} labels={labels} site={site} />
        </>
      )}
    </>
  )
}
