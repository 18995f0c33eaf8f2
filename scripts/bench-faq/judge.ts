import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chatMessages } from '#lib/assistant/messages'
import { replyTo } from '#lib/assistant/reply'
import { type Locale, locales } from '#lib/i18n/locales'

/**
 * A question and what has to be answered: one entry out of each list of `owed`. Beside entries, `owed` may be `fleet`, `talk`,
 * `outside` (not about us) or `unknown` (about us, but on no page). `before` is the question asked just before.
 */
export interface Turn {
  text: string
  owed: string[][]
  before: string | undefined
}

/** As owed; hedged right or wrong; among questions back, or in part; left to people; something else. */
export const judgements = ['right', 'hedged right', 'hedged other', 'offered', 'board', 'wrong'] as const
type Judgement = (typeof judgements)[number]

/** A line `text|owed, a space between, alternatives by slashes|before`. */
function turnOf(line: string): Turn {
  const [text = '', owed = '', before] = line.split('|')
  return { text, owed: owed.split(' ').map((one) => one.split('/')), before }
}

/** Sixty questions that have to be answered rightly, whatever changes. */
export const goldenFile = (language: Locale) => join(import.meta.dirname, `golden.${language}.txt`)

/** The questions of a file. */
export const turnsIn = (file: string): Turn[] => readFileSync(file, 'utf8').split('\n').filter(Boolean).map(turnOf)

const honest = ['outside', 'board']

/** What opens an answer that is not sure, before the question that it answers. */
const doubts = locales.flatMap((one) =>
  [chatMessages[one].ChatReplies.unsure, chatMessages[one].ChatReplies.orThis].map((text) => text.split('{')[0] ?? ''),
)

/** What came, in the words of `Turn.owed`; a question back stands behind a `?`, an answer told with doubt behind a `~`. */
export function given({ text, before }: Pick<Turn, 'text' | 'before'>, language: Locale): string[] {
  return replyTo(text, language, before === undefined ? [] : [before]).flatMap((reply) => {
    if (reply.type === 'answer') {
      const isFleet = locales.some((one) => reply.text.endsWith(chatMessages[one].ChatFleet.next))
      const isHedged = doubts.some((doubt) => reply.text.startsWith(doubt))
      return [isFleet ? 'fleet' : `${isHedged ? '~' : ''}${reply.answer_id}`]
    }
    if (reply.type === 'suggestions') return reply.suggestions.map(({ id }) => `?${id}`)
    if (reply.type === 'board') return ['board']
    const isOutside = locales.some((one) =>
      ['outside', 'noise'].some((kind) => reply.text === Reflect.get(chatMessages[one].ChatTalk, kind)),
    )
    return [isOutside ? 'outside' : 'talk']
  })
}

/** Whether what came is what was owed, in full or with doubt, was offered, was left to people, or is something else. */
export function judge({ owed }: Turn, got: readonly string[]): Judgement {
  const isHedged = got.some((one) => one.startsWith('~'))
  const answered = got.filter((one) => !honest.includes(one) && !/^[?~]/.test(one))
  const any = owed.flat()
  if (any.includes('outside') && answered.length > 0) return 'wrong'
  if (isHedged && owed.every((one) => one.some((slug) => got.includes(slug) || got.includes(`~${slug}`))))
    return 'hedged right'
  if (isHedged && answered.length === 0) return 'hedged other'
  if (any.includes('outside') || (any.includes('unknown') && answered.length === 0)) return 'right'
  if (owed.every((one) => one.some((slug) => got.includes(slug)))) return 'right'
  if (any.some((slug) => got.includes(slug) || got.includes(`?${slug}`))) return 'offered'
  return answered.length === 0 ? 'board' : 'wrong'
}

/** What comes to a text, and what that is. */
export function tried(turn: Turn, language: Locale) {
  const got = given(turn, language)
  return { turn, got, judgement: judge(turn, got) }
}
