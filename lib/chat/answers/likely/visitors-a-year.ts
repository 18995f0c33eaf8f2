import { knowledge } from '#lib/chat/answers/knowledge'
import type { Rule } from '#lib/chat/answers/likely/asked'
import { peopleAYearIn } from '#lib/chat/answers/quantities'
import { answerOf } from '#lib/chat/answers/reply-bodies'
import { chatMessages } from '#lib/chat/messages'
import { figuresOf } from '#lib/content/boats/variants'
import { formatMessage } from '#lib/i18n/format-message'
import { languageTag } from '#lib/i18n/locales'

const slug = 'visitors-a-year'

/** How many tour boats carry the visitors of a year, by what the boat's page gives for one; with what that depends on. */
export const boatsForYear: Rule = ({ plain, language, ideas, ofParts }) => {
  const people = peopleAYearIn(plain, language)
  const given = figuresOf('xi', 'standard').visitorsPerYear?.quantity
  const asksNumber = ideas.includes('~number') || /\bhow many\b|几|多少/i.test(plain)
  const isOfTours = ideas.includes('~tour') || /\bXI\b|汐/.test(plain)
  if (
    !people ||
    !given ||
    given.form === 'range' ||
    !asksNumber ||
    !isOfTours ||
    !knowledge(language).entries.has(slug)
  )
    return undefined
  const line = formatMessage(chatMessages[language].ChatFleet.visitorsAYear, {
    people: people.toLocaleString(languageTag[language]),
    each: given.value.toLocaleString(languageTag[language]),
    count: String(Math.ceil(people / given.value)),
  })
  const told = answerOf(slug, language).map((body) =>
    body.type === 'answer' ? { ...body, text: `${line}\n${body.text}` } : body,
  )
  const others = ofParts().filter((other) => other !== slug)
  return [...told, ...others.slice(0, 1).flatMap((other) => answerOf(other, language))]
}
