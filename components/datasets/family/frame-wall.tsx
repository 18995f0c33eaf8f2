import { useTranslations } from 'next-intl'
import { type FrameWallName, frameWalls, wallBoxes, wallGrid } from '#lib/content/datasets/frame-walls'
import styles from './frame-wall.module.scss'

const { columns, rows, width, height } = wallGrid
const lines = [
  ...Array.from({ length: columns - 1 }, (_, index) => `M${(index + 1) * width} 0v${rows * height}`),
  ...Array.from({ length: rows - 1 }, (_, index) => `M0 ${(index + 1) * height}h${columns * width}`),
].join('')

/** Opens a dataset page: synthetic sample frames over the whole width with their annotations, highlighted under the pointer. */
export function FrameWall({ wall }: { wall: FrameWallName }) {
  const t = useTranslations('FrameWall')
  const { picture } = frameWalls[wall]
  const address = (file: string) => `/pictures/${picture}-${file}`
  return (
    <figure className={styles.wall} data-screen-only="">
      <div className={styles.frames}>
        <picture>
          <source media="(max-width: 767px)" type="image/avif" srcSet={address('1170.avif')} />
          <source
            type="image/avif"
            srcSet={`${address('1920.avif')} 1920w, ${address('2880.avif')} 2880w`}
            sizes="100vw"
          />
          <img
            className={styles.picture}
            src={address('1440.webp')}
            width={columns * 180}
            height={rows * 101}
            alt={t(`${wall}.alt`)}
            fetchPriority="high"
            decoding="sync"
          />
        </picture>
        <svg
          className={styles.over}
          viewBox={`0 0 ${columns * width} ${rows * height}`}
          preserveAspectRatio="xMinYMid slice"
          aria-hidden="true"
        >
          <path className={styles.lines} d={lines} />
          {wallBoxes(wall).map(({ place, path }) => (
            <g key={place} className={styles.frame}>
              <rect
                x={(place % columns) * width}
                y={Math.floor(place / columns) * height}
                width={width}
                height={height}
              />
              <path d={path} />
            </g>
          ))}
        </svg>
      </div>
      <figcaption className={styles.caption}>{t(`${wall}.caption`)}</figcaption>
    </figure>
  )
}
