import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import { TextLines } from './text-lines.tsx'

/** A lake's shore, around it the land's own lines, the lanes that a boat covers it in, as far as it has come, and the boat. */
const shore =
  'M342 89Q385 118 343 148 301 177 246 175 190 172 120 183 50 193 27 155 5 118 53 94 100 70 145 53 190 35 244 48 299 60 342 89z'
/** The shore again, about its own middle, wider each time: they fill a tall window, where the lake alone would float. */
const contours = [
  'translate(-46 -58)scale(1.25 1.5)',
  'translate(-101 -133)scale(1.55 2.15)',
  'translate(-166 -224)scale(1.9 2.95)',
]
const covered = 'M130 72H286L322 85H90L58 98H338L350 111H44L36 124H212'
const ahead = 'M36 124H212M36 124L44 137H336L316 150H46L60 163H190'
const boat = 'M210 118h9l7 6-7 6h-9z'

interface GreetingProps {
  text: string
  questions: SiteConfig['hot']
  /** Nothing has been said yet: it fills the list. */
  isFirst: boolean
  ask(question: string): void
}

/** What the window says first; as long as nothing else is said, over a drawing, with questions that one press asks. */
export function Greeting({ text, questions, isFirst, ask }: GreetingProps) {
  return (
    <div className="row bot">
      <div className="bubble">
        {isFirst && (
          <svg className="lake" viewBox="0 36 384 158" aria-hidden="true">
            {contours.map((transform) => (
              <path key={transform} className="land" d={shore} transform={transform} />
            ))}
            <path d={shore + ahead} />
            <path className="covered" d={covered} />
            <path className="boat" d={boat} />
          </svg>
        )}
        <span>
          <TextLines text={text} />
        </span>
      </div>
      {isFirst && (
        <div className="choices">
          {questions?.slice(0, 6).map(({ id, question }) => (
            <button type="button" key={id} onClick={() => ask(question)}>
              {question}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
