import { useLocale, useTranslations } from 'next-intl'
import { SiteLink } from '#components/ui/site-link'
import { areaOf, areaReadings } from '#lib/content/area-units'
import { boats } from '#lib/content/boats/catalogue'
import { areaInBoth } from '#lib/content/boats/print'
import type { BoatSlug } from '#lib/content/fleet'
import { boatPicture } from '#lib/content/fleet'
import type { PictureName } from '#lib/content/pictures'
import { boatListings } from '#lib/i18n/boat-listings'
import type { Messages } from '#lib/i18n/messages'
import { boatOf } from '#lib/routes/boat-path'
import type { GroupedPath } from '#lib/routes/menu'
import styles from './menu-panel.module.scss'

const scenes: Partial<Record<GroupedPath, PictureName>> = {
  '/solution/robot': 'canal-round',
  '/solution/uboat': 'evening-cruise',
}

/** One page in a dropdown: a boat with picture, class and a fact, or a page with a sentence. No classes, since every page carries all. */
export function MenuCard({ path }: { path: GroupedPath }) {
  const tPages = useTranslations('PageNames')
  const tLeads = useTranslations('SiteMenu.leads')
  const tBoats = useTranslations('Boats')
  const boat = boatOf(path)
  if (boat)
    return (
      <SiteLink to={path}>
        <MenuPicture name={boatPicture(boat, 'studio')} />
        <b>{tBoats(`${boat}.name`)}</b>
        <span>{tBoats(`${boat}.class`)}</span>
        <MenuFact boat={boat} />
      </SiteLink>
    )
  if (!isTold(path)) return null
  const scene = scenes[path]
  return (
    <SiteLink to={path}>
      {scene && <MenuPicture name={scene} className={styles.scene} />}
      <b>{tPages(path)}</b>
      <span>{tLeads(path)}</span>
    </SiteLink>
  )
}

/** Enough for the sharpest screens: a boat is drawn at most 300 px wide, a scene 480. */
const pictureWidth = 768

/** A boat's cut-out or a scene, in one size and AVIF only, to keep every page small: without it the words say the same. */
function MenuPicture({ name, className }: { name: PictureName; className?: string }) {
  // biome-ignore lint/performance/noImgElement: our own file, already small
  return <img className={className} src={`/pictures/${name}-${pictureWidth}.avif`} alt="" loading="lazy" />
}

function isTold(path: GroupedPath): path is keyof Messages['SiteMenu']['leads'] {
  return boatOf(path) === undefined
}

/** A boat's one line in the menu: the water it is for, what people do aboard, else what it sees with. */
function MenuFact({ boat: slug }: { boat: BoatSlug }) {
  const t = useTranslations('MenuFact')
  const boat = boats[slug]
  const locale = useLocale()
  const area = areaOf(boat.variants[0].figures, 'coverArea')
  const fact = area
    ? t('area', { area: areaInBoth(areaReadings(area, locale), locale) })
    : (boatListings[locale][slug].use ?? t('sensors'))
  return <small>{fact}</small>
}
