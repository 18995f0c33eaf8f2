import type { Source } from '#lib/chat/message'
import { boatPath, boatSlugs } from '#lib/content/fleet'
import { boatListings } from '#lib/i18n/boat-listings'
import type { Locale } from '#lib/i18n/locales'
import { labelOf } from '#lib/leads/messages'
import type { SitePath } from '#lib/routes/table'
import { absoluteUrl } from '#lib/seo/absolute-url'
import en from '#messages/en/chat.json' with { type: 'json' }
import zh from '#messages/zh/chat.json' with { type: 'json' }

/** The assistant's own sentences and the widget's labels that a site's settings decide. */
export const chatMessages: Record<Locale, typeof zh> = { zh, en }

/** What a page is called under an answer that comes from it: a boat's page by the boat's name. */
function sourceTitle(path: string, language: Locale): string {
  const boat = boatSlugs.find((slug) => boatPath(slug) === path)
  if (boat) return boatListings[language][boat].name
  return labelOf(chatMessages[language].ChatSources, path)
}

/** The page that an answer comes from, in the language of the answer; `at`: a query or fragment of its address. */
export function sourceOf(path: SitePath, language: Locale, at = ''): Source {
  return { title: sourceTitle(path, language), url: `${absoluteUrl(path, language)}${at}` }
}

/** A label as it stands inside a sentence: "Draft" is "draft", an abbreviation ("DOI") stays. */
export const inSentence = (label: string) => label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
