import { knowledge } from '#lib/chat/answers/knowledge'
import type { Rule } from '#lib/chat/answers/likely/asked'
import { personSlug } from '#lib/chat/answers/person-wanted'
import { answerOf, talk } from '#lib/chat/answers/reply-bodies'
import { wantsPerson } from '#lib/chat/answers/small-talk'

/** The words of an entry's title, or of another way to ask it. */
export const entryItself: Rule = ({ itself, language }) => {
  const topic = itself && knowledge(language).entries.get(itself)?.topic
  return itself && topic !== 'talk' ? answerOf(itself, language) : undefined
}

/** An insult gets a kind word; with a wish for a person, the person's way. */
export const insult: Rule = ({ said, plain, language }) => {
  if (said !== 'insult') return undefined
  return wantsPerson(plain, language) ? answerOf(personSlug, language) : talk(said, language)
}

/** A person is asked for, in whatever wording; not where an entry surely answers what was asked. */
export const personWanted: Rule = ({ itself, plain, language, isSure }) => {
  const isWanted = itself === personSlug || (wantsPerson(plain, language) && !isSure())
  return isWanted ? answerOf(personSlug, language) : undefined
}

/** A word back for talk. "Hi, what do these go for" is a question. */
export const smallTalk: Rule = ({ said, itself, language, isSure }) => {
  if (!itself && (!said || (said === 'hello' && isSure()))) return undefined
  return talk(said ?? (itself === 'hello' ? 'hello' : 'thanks'), language)
}
