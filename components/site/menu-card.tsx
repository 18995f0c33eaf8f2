import { useTranslations } from 'next-intl'
import { MenuFact } from '#components/site/menu-fact'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import { boatPicture } from '#lib/content/fleet'
import { type PictureName, pictures } from '#lib/content/pictures'
import type { Messages } from '#lib/i18n/messages'
import { boatOf } from '#lib/routes/boat-path'
import type { GroupedPath } from '#lib/routes/menu'
import styles from './menu-card.module.scss'

const scenes: Partial<Record<GroupedPath, PictureName>> = {
  '/solution/robot': 'canal-round',
  '/solution/uboat': 'evening-cruise',
}

/** One page in a dropdown: a boat with its cut-out, class and fact; any other page with a sentence about it. */
export function MenuCard({ path }: { path: GroupedPath }) {
  const tPages = useTranslations('PageNames')
  const tLeads = useTranslations('SiteMenu.leads')
  const tBoats = useTranslations('Boats')
  const boat = boatOf(path)
  if (boat)
    return (
      <SiteLink to={path} className={styles.card} data-kind="boat">
        <Cutout name={boatPicture(boat, 'studio')} />
        <span className={styles.name}>{tBoats(`${boat}.name`)}</span>
        <span className={styles.class}>{tBoats(`${boat}.class`)}</span>
        <MenuFact boat={boat} className={styles.fact} />
      </SiteLink>
    )
  if (!isTold(path)) return null
  const scene = scenes[path]
  return (
    <SiteLink to={path} className={styles.card} data-kind={scene ? 'scene' : 'page'}>
      {scene && <Picture className={styles.scene} name={scene} sizes="480px" decorative />}
      <span className={styles.name}>{tPages(path)}</span>
      <span className={styles.class}>{tLeads(path)}</span>
    </SiteLink>
  )
}

/** Enough for the sharpest screens: it is drawn at most 300 px wide. */
const cutoutWidth = 768

/**
 * A boat's cut-out. At one size and as AVIF alone: it stands in every page's menu, and what a browser that does not know AVIF
 * leaves out says nothing that the words beside it do not.
 */
function Cutout({ name }: { name: PictureName }) {
  const { width, height } = pictures[name]
  return (
    // biome-ignore lint/performance/noImgElement: our own file, already small
    <img
      className={styles.cutout}
      src={`/pictures/${name}-${cutoutWidth}.avif`}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}

function isTold(path: GroupedPath): path is keyof Messages['SiteMenu']['leads'] {
  return boatOf(path) === undefined
}
