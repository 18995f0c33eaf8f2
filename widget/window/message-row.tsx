import type { Message } from '../../lib/protocol/widget-messages.ts'
import { Icon } from '../shared/icon.tsx'
import { speakIcon } from '../shared/icons.ts'
import { canSpeak } from '../shared/voices.ts'
import { AnswerFeedback } from './answer-feedback.tsx'
import { AnswerPicture } from './answer-picture.tsx'
import { fileParts, messageParts, useLater } from './later-part.ts'
import { TextLines, Words } from './text-lines.tsx'
import type { WindowProps } from './window-props.ts'

interface MessageRowProps extends Omit<WindowProps, 'site'> {
  message: Message
  /** Said over it, after a silence. */
  time: string
  /** Whether it helped is asked below it. */
  rated: boolean
  board: boolean
  callback: boolean
  ask(question: string): void
}

/** One message with what can be done about it. */
export function MessageRow({ core, session, labels, message, time, rated, board, callback, ask }: MessageRowProps) {
  const { author, type, text, picture, suggestions, audio, offer, table, file } = message
  const toBoard = board && (type === 'suggestions' || type === 'board' || offer === 'board')
  const spoken = author === 'bot' && type === 'answer' && (audio !== undefined || canSpeak(core.state.lang))
  const said = message.reply_to === undefined ? undefined : session.log.at(message.reply_to)?.text
  const { AnswerTable, RatingQuestion } = useLater(messageParts, table !== undefined || type === 'rating') ?? {}
  const { FileView } = useLater(fileParts, file !== undefined) ?? {}
  // The table stands where its lines do.
  const [from, to] = (AnswerTable && table?.lines) || [0, 0]
  const lines = text.split('\n')
  const speaker = { visitor: labels.you, bot: labels.assistant, operator: labels.desk, system: '' }[author]
  return (
    <>
      {time && <p className="time">{time}</p>}
      <div className={`row ${author}`} data-seq={message.seq}>
        {speaker && <p className={author === 'operator' ? 'meta' : 'unseen'}>{speaker}</p>}
        <div className="bubble">
          {from > 0 && <TextLines text={lines.slice(0, from).join('\n')} />}
          {table && AnswerTable && <AnswerTable core={core} table={table} />}
          {FileView && file ? (
            <FileView core={core} session={session} file={file} />
          ) : (
            <TextLines text={suggestions ? (lines[0] ?? '') : lines.slice(to).join('\n')} />
          )}
          {picture && (
            <AnswerPicture
              picture={picture}
              label={labels.viewPicture}
              view={() => core.panel('viewer', { picture })}
            />
          )}
        </div>
        {suggestions && (
          <div className="choices">
            {suggestions.map(({ id, question, answer }) => (
              <button type="button" key={id} className={answer && 'told'} onClick={() => ask(question)}>
                <Words text={question} />
                {answer && (
                  <span className="short">
                    <Words text={answer} />
                  </span>
                )}
              </button>
            ))}
          </div>
        )}
        {type === 'rating' && RatingQuestion && (
          <RatingQuestion core={core} session={session} message={message} labels={labels} />
        )}
        {(toBoard || (callback && offer === 'callback')) && (
          <div className="choices">
            {toBoard && (
              <button
                type="button"
                className="call"
                onClick={() => core.panel('board', { text: message.prefill ?? said })}
              >
                {labels.toBoard}
              </button>
            )}
            {callback && offer === 'callback' && (
              <button type="button" className="call" onClick={() => core.panel('callback')}>
                {labels.toCallback}
              </button>
            )}
          </div>
        )}
        {(message.source || spoken || rated) && (
          <div className="foot">
            {message.source && (
              <a href={message.source.url} target="_blank" rel="noopener noreferrer">
                {labels.source + message.source.title}
              </a>
            )}
            {spoken && (
              <button type="button" onClick={() => core.panel('assistant', { text, audio })}>
                <Icon path={speakIcon} />
                {labels.read}
              </button>
            )}
            {rated && <AnswerFeedback session={session} seq={message.seq} labels={labels} />}
          </div>
        )}
      </div>
    </>
  )
}
