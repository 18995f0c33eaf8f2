'use client'
import { useState } from 'react'
import { AnswerForm } from '#components/answer/answer-form'
import { CloseConversation } from '#components/answer/close-conversation'
import { outgoingToShow } from '#components/answer/conversation-state.ts'
import { ConversationState } from '#components/answer/conversation-state-line'
import { DeskNote } from '#components/answer/desk-note'
import type { DeskWords } from '#components/answer/desk-words.ts'
import { HandOver } from '#components/answer/hand-over'
import { MessageLog } from '#components/answer/message-log'
import { TakeConversation } from '#components/answer/take-conversation'
import { useConversation } from '#components/answer/use-conversation.ts'
import { VisitorFacts } from '#components/answer/visitor-facts'
import type { Locale } from '#lib/i18n/locales'
import styles from './answer-desk.module.scss'

/**
 * One conversation for team members with its link: messages, who has taken it, a field to answer, canned answers, and buttons to hand
 * it over and to close it. With an invalid link it says why there is nothing to see.
 */
export function AnswerDesk({ locale, words }: { locale: Locale; words: DeskWords }) {
  const { right, shown, isOffline, outgoing, draft, setDraft, answer, act } = useConversation()
  const [panel, setPanel] = useState<'hand-over' | 'close'>()

  if (shown.kind === 'opening')
    return (
      <p className={styles.opening} role="status">
        {isOffline ? words.offline : words.opening}
      </p>
    )
  if (shown.kind === 'wrong') return <DeskNote words={words.wrong} />
  if (shown.kind === 'ended')
    return (
      <DeskNote words={words.ended[shown.why]}>
        {outgoing.some(({ state }) => state === 'waiting') && (
          <>
            <p>{words.ended.unsent}</p>
            {outgoing
              .filter(({ state }) => state === 'waiting')
              .map(({ key, text }) => (
                <blockquote key={key} className={styles.unsent}>
                  {text}
                </blockquote>
              ))}
          </>
        )}
      </DeskNote>
    )

  const { view, messages } = shown
  const openFile = (id: string) => act((calls) => calls.file(id))
  const toggle = (wanted: typeof panel) => setPanel(panel === wanted ? undefined : wanted)
  return (
    <div className={styles.desk}>
      <div className={styles.bar}>
        <ConversationState view={view} words={words} />
        <div className={styles.tools}>
          <button
            type="button"
            aria-expanded={panel === 'hand-over'}
            aria-controls="answer-panel"
            onClick={() => toggle('hand-over')}
          >
            {words.handOver.open}
          </button>
          <button
            type="button"
            aria-expanded={panel === 'close'}
            aria-controls="answer-panel"
            onClick={() => toggle('close')}
          >
            {words.close.open}
          </button>
        </div>
        <div id="answer-panel" className={styles.panels}>
          {panel === 'hand-over' && <HandOver act={act} right={right ?? ''} words={words.handOver} />}
          {panel === 'close' && (
            <CloseConversation
              act={act}
              words={words.close}
              cancel={words.cancel}
              onCancel={() => setPanel(undefined)}
            />
          )}
        </div>
      </div>
      <VisitorFacts view={view} words={words.facts} />
      <MessageLog
        messages={messages}
        outgoing={outgoingToShow(outgoing, messages)}
        hasOlder={view.has_older}
        isOffline={isOffline}
        openFile={openFile}
        locale={locale}
        words={words}
      />
      <div className={styles.foot}>
        {isOffline && (
          <p className={styles.offline} role="status">
            {words.offline}
          </p>
        )}
        <TakeConversation view={view} act={act} words={words} />
        <AnswerForm
          takesFiles={view.takes_files}
          draft={draft}
          setDraft={setDraft}
          answer={answer}
          act={act}
          words={words}
        />
      </div>
    </div>
  )
}
