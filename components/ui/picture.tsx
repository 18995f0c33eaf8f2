import { useTranslations } from 'next-intl'
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
  /** The widest file a window narrower than a laptop's may fetch, whatever its pixels to the point. */
  widestOnPhone?: number
  className?: string
}

function sourceSet(name: PictureName, type: 'avif' | 'webp', widest = Number.POSITIVE_INFINITY) {
  return pictures[name].widths
    .filter((width) => width <= widest)
    .map((width) => `/pictures/${name}-${width}.${type} ${width}w`)
    .join(', ')
}

/** One of our own pictures, made at fixed widths by `npm run images`; never encoded at request time. */
export function Picture({ name, sizes, priority = false, decorative = false, widestOnPhone, className }: PictureProps) {
  const t = useTranslations('Pictures')
  const { width, height, widths } = pictures[name]
  return (
    <picture className={[styles.picture, className].filter(Boolean).join(' ')} data-picture={name}>
      {widestOnPhone && (
        <source
          type="image/avif"
          media="(max-width: 1023px)"
          srcSet={sourceSet(name, 'avif', widestOnPhone)}
          sizes={sizes}
        />
      )}
      <source type="image/avif" srcSet={sourceSet(name, 'avif')} sizes={sizes} />
      <img
        src={`/pictures/${name}-${widths.at(1) ?? widths[0]}.webp`}
        srcSet={sourceSet(name, 'webp')}
        sizes={sizes}
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
