import type { Picture } from '#lib/chat/message'
import type { BoatSlug } from '#lib/content/fleet'
import { pictures } from '#lib/content/pictures'
import { boatListings } from '#lib/i18n/boat-listings'
import type { Locale } from '#lib/i18n/locales'
import { absoluteUrl } from '#lib/seo/absolute-url'

/** The width that is served to chats; `widget/build.ts` puts these files where other sites may show them. */
const width = 768

export function answerPicture(boats: readonly BoatSlug[], language: Locale): Picture | undefined {
  const [slug] = boats
  if (!slug || boats.length > 1) return undefined
  const { width: full, height } = pictures[`${slug}-hero`]
  const { name, class: kind } = boatListings[language][slug]
  const { origin } = new URL(absoluteUrl('/', 'zh'))
  return {
    url: `${origin}/widget/pictures/${slug}.webp`,
    alt: language === 'zh' ? `${name}，${kind}` : `${name}, ${kind}`,
    width,
    height: Math.round((height * width) / full),
  }
}
