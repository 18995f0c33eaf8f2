import { MovingWater } from '#components/moving-water/moving-water'
import { coverSizes } from '#components/ui/cover-sizes.ts'
import { Picture } from '#components/ui/picture'
import { isMovingWater } from '#lib/content/moving-waters'
import type { PictureName } from '#lib/content/pictures'
import styles from './hero-stage.module.scss'

// A phone draws it up to 782 px wide, of which the middle is seen: 1440 is enough there and on a tablet.
const sizes = coverSizes({ width: 100, height: 150, below: '(min-width: 860px) 70vw, 600px' })

/** How much of the side's shade the words need on a picture that is dark where they stand (tests/e2e/hero-contrast.spec.ts). */
const shades: Partial<Record<PictureName, 'low' | 'least'>> = {
  'apas-hero': 'least',
  'efficiency-hero': 'least',
  'feichi-hero': 'low',
  'moshark-hero': 'low',
  'smurf-hero': 'low',
  'titan-hero': 'low',
  'xi-hero': 'low',
  'yang-hero': 'low',
}

/** The picture of a page's first screen, shaded where words stand on it; its water moves where it can. */
export function HeroStage({ picture }: { picture: PictureName }) {
  return (
    <div className={styles.stage} data-shade={shades[picture]}>
      <Picture className={styles.picture} name={picture} sizes={sizes} priority />
      {isMovingWater(picture) && <MovingWater scene={picture} className={styles.picture} />}
    </div>
  )
}
