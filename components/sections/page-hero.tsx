import type { ReactNode } from 'react'
import { MovingWater, PauseWater } from '#components/moving-water/moving-water'
import { coverSizes } from '#components/ui/cover-sizes.ts'
import { DataPlate, type PlateEntry } from '#components/ui/data-plate'
import { H1 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
import { WholeWords } from '#components/ui/whole-words'
import { isMovingWater } from '#lib/content/moving-waters'
import type { PictureName } from '#lib/content/pictures'
import stage from './hero-stage.module.scss'
import styles from './page-hero.module.scss'

interface PageHeroProps {
  picture: PictureName
  /** The page's one h1. */
  title: ReactNode
  /** A short word over the title, set as on a data plate: the class of a boat, the kind of page. */
  label?: ReactNode
  /** The promise: one sentence. */
  lead?: ReactNode
  /** `TwoWays`, or one thing to do. */
  actions?: ReactNode
  /** Three or four key figures along the foot. */
  figures?: readonly PlateEntry[]
  /** `full` fills the first screen; `low` leaves room for the page to begin. */
  height?: 'full' | 'low'
  /** Which side the text stands on, where the picture has its empty water. */
  side?: 'start' | 'end'
  /** `narrow` keeps the words at the page's edge, clear of a boat that reaches past the middle. */
  textWidth?: 'wide' | 'narrow'
}

/** How much of the picture's width its boat takes, where a phone's usual crop would cut it. */
const spans: Partial<Record<PictureName, 'wide' | 'widest'>> = {
  'apas-hero': 'widest',
  'evening-cruise': 'wide',
  'feichi-hero': 'wide',
  'fleet-lake': 'wide',
  'moshark-hero': 'widest',
  'titan-hero': 'wide',
  'xi-hero': 'wide',
  'yang-hero': 'widest',
}

/** The dark first screen of a page: one full-bleed picture that drifts slowly, a sentence, key figures below. */
export function PageHero({
  picture,
  title,
  label,
  lead,
  actions,
  figures,
  height = 'full',
  side = 'start',
  textWidth = 'wide',
}: PageHeroProps) {
  return (
    <div
      className={styles.hero}
      data-quiet=""
      data-tone="dark"
      data-height={height}
      data-side={side}
      data-text-width={textWidth}
      data-span={spans[picture]}
    >
      <HeroStage picture={picture} />
      <div className={styles.body}>
        <div className={styles.copy}>
          {label && <p className={styles.label}>{label}</p>}
          <H1 className={styles.title}>{title}</H1>
          {lead && (
            <p className={styles.lead} data-whole-words="">
              <WholeWords>{lead}</WholeWords>
            </p>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      {isMovingWater(picture) && <PauseWater scene={picture} />}
      {figures && (
        <div className={styles.foot}>
          <DataPlate className={styles.figures} entries={figures} />
        </div>
      )}
    </div>
  )
}

// A phone draws it up to 782 px wide, of which the middle is seen: 1440 is enough there and on a tablet.
const sizes = coverSizes({ width: 100, height: 150, below: '(min-width: 860px) 70vw, 600px' })

/** How much of the side's shade the words need on a picture that is dark where they stand (tests/e2e/hero-contrast.spec.ts). */
const shades: Partial<Record<PictureName, 'low' | 'least' | 'wide'>> = {
  'apas-hero': 'least',
  'dock-lifting': 'wide',
  'efficiency-hero': 'least',
  'feichi-hero': 'low',
  'moshark-hero': 'low',
  'smurf-hero': 'low',
  'titan-hero': 'low',
  'xi-hero': 'low',
  'yang-hero': 'low',
}

/** The picture of a page's first screen, shaded where words stand on it; its water moves where it can. */
function HeroStage({ picture }: { picture: PictureName }) {
  return (
    <div className={stage.stage} data-shade={shades[picture]}>
      <Picture className={stage.picture} name={picture} sizes={sizes} priority />
      {isMovingWater(picture) && <MovingWater scene={picture} className={stage.picture} />}
    </div>
  )
}
