import { useTranslations } from 'next-intl'
import { Particular } from '#components/entries/particular'
import { SiteLink } from '#components/ui/site-link'
import { type BoatSlug, boatPath } from '#lib/content/fleet'

/** The boats that an entry tells of, each a link to its page; nothing where it tells of none. */
export function BoatParticular({ name, slugs }: { name: string; slugs: readonly BoatSlug[] }) {
  const boats = useTranslations('Boats')
  if (slugs.length === 0) return null
  return (
    <Particular name={name}>
      {slugs.map((slug) => (
        <SiteLink key={slug} to={boatPath(slug)}>
          {boats(`${slug}.name`)}
        </SiteLink>
      ))}
    </Particular>
  )
}
