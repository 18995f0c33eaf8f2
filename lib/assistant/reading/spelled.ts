import MiniSearch from 'minisearch'
import { correctEnglish, nearest } from '#lib/assistant/reading/correct-english'
import { letters } from '#lib/assistant/reading/english-words'
import { boatSlugs, plateOf } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

/** Shorter names are as often words as misspelt. */
const shortest = 5

const plates = new MiniSearch<{ id: string }>({ fields: ['id'] })
plates.addAll(boatSlugs.map((slug) => ({ id: plateOf(slug).toLowerCase() })).filter(({ id }) => id.length >= shortest))

/** Chinese with the boats' names as they are written: EFFICENCY becomes EFFICIENCY. */
const correctNames = (text: string) =>
  text.replace(letters, (word) =>
    word.length < shortest ? word : (nearest(word.toLowerCase(), plates)[0]?.toUpperCase() ?? word),
  )

/** A text without what is misspelt in it, as far as one can tell. */
export const spelled = (text: string, language: Locale): string =>
  language === 'en' ? correctEnglish(text) : correctNames(text)
