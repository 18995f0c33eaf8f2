import { board } from '#lib/chat/answers/board'
import type { Asked, Rule } from '#lib/chat/answers/likely/asked'
import { namesOurs } from '#lib/chat/answers/names-ours'
import { personSlug } from '#lib/chat/answers/person-wanted'
import { answerOf, answerTo, talk } from '#lib/chat/answers/reply-bodies'
import { isOutside, wantsPerson } from '#lib/chat/answers/small-talk'

/** Who speaks of these may well mean us: it is not said to be nothing of ours, though nothing was found. */
const ofOurs = new Set(['~weed', '~underwater', '~litter', '~retrofit', '~monitor', '~dataset', '~tour', '~lounge'])
/** Of these the world speaks in other words: "how loud is the music on the lounge boat" is asked of us. */
const oursAlone = new Set(['~retrofit', '~dataset', '~tour', '~lounge'])

/** What speaks of the world is answered by an entry only from here. */
const certainty = 0.85

/** That it is nothing of ours; the board for what names a boat or a dataset of ours, and so is. */
const notOurs = ({ text, language }: Asked) =>
  namesOurs(text, language) ? board(text, language) : talk('outside', language)

/** What was learned says that a person is wanted. */
export const personLikely: Rule = ({ language, verdict }) => {
  const found = verdict()
  return found.kind === 'answer' && found.slug === personSlug ? answerOf(personSlug, language) : undefined
}

/** What was learned says that it is talk. */
export const talkLikely: Rule = ({ language, verdict }) => {
  const found = verdict()
  return found.kind === 'talk' ? talk(found.talk, language) : undefined
}

/** Speaks of things of the world, and no entry answers it for certain. */
export const worldNamed: Rule = (asked) => {
  const found = asked.verdict()
  const isCertain = found.kind === 'answer' && found.confidence >= certainty
  // A noodle restaurant is the world's, though ours has guests as well.
  const mayBeOurs = found.kind !== 'outside' && asked.ideas.some((idea) => oursAlone.has(idea))
  return isOutside(asked.plain, asked.language) && !mayBeOurs && !isCertain ? notOurs(asked) : undefined
}

/** The likeliest entry. */
export const likeliestEntry: Rule = ({ language, verdict }) => {
  const found = verdict()
  return found.kind === 'answer' ? answerTo(found, language) : undefined
}

/** The whole text is surely of the world, whatever its parts ask for by themselves. */
export const worldAltogether: Rule = (asked) => {
  const { plain, language, said, world, ideas } = asked
  if (said !== undefined || world() !== 'surely' || wantsPerson(plain, language)) return undefined
  return ideas.some((idea) => ofOurs.has(idea)) ? undefined : notOurs(asked)
}

/** What was learned says that it is nothing of ours, and it speaks of nothing that may be. */
export const worldLikely: Rule = (asked) => {
  const isWorld = asked.verdict().kind === 'outside' && !asked.ideas.some((idea) => ofOurs.has(idea))
  return isWorld ? notOurs(asked) : undefined
}
