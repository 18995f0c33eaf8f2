import { useTranslations } from 'next-intl'
import { cappedSizes, mostPixels } from '#components/ui/capped-sizes.ts'
import { type PictureName, pictures } from '#lib/content/pictures'
import styles from './picture.module.scss'

interface PictureProps {
  name: PictureName
  /** The `sizes` attribute: how wide it is drawn, as the layout knows and the browser does not. */
  sizes: string
  /** True for the one picture that is the page's largest paint: fetched first, never lazily. */
  priority?: boolean
  /** True where the picture repeats what the text beside it says: no alternative text. */
  decorative?: boolean
  className?: string
}

/** The widths to offer: from the least drawn width, if it is in pixels, to the first that fills the sharpest screen. */
function widthsFor(widths: readonly number[], sizes: string): readonly number[] {
  const least = Number(/(?:^|, )(\d+)px$/.exec(sizes)?.[1] ?? 0)
  const enough = /^\d+px$/.test(sizes) && widths.find((width) => width >= least * mostPixels)
  return widths.filter((width) => width >= least && (!enough || width <= enough))
}

function sourceSet(name: PictureName, widths: readonly number[]) {
  return widths.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(', ')
}

/** The fallback for browsers without AVIF (Edge before 2024), at any size: wide enough for a laptop's window. */
function fallback(name: PictureName) {
  const { widths } = pictures[name]
  return `/pictures/${name}-${widths.findLast((width) => width <= 1440) ?? widths[0]}.webp`
}

/** One of our own pictures, made at fixed widths by `npm run images`; never encoded at request time. */
export function Picture({ name, sizes, priority = false, decorative = false, className }: PictureProps) {
  const t = useTranslations('Pictures')
  const { width, height, widths } = pictures[name]
  return (
    <picture className={[styles.picture, className].filter(Boolean).join(' ')} data-picture={name}>
      <source type="image/avif" srcSet={sourceSet(name, widthsFor(widths, sizes))} sizes={cappedSizes(sizes)} />
      <img
        src={fallback(name)}
        width={width}
        height={height}
        alt={decorative ? '' : t(name)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}
