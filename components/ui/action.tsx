import type { ComponentProps } from 'react'
import { SiteLink } from '#components/ui/site-link'
import styles from './action.module.scss'

type ActionProps = ComponentProps<typeof SiteLink> & {
  /** `buoy` is the one call of a view; `quiet` stands beside it; `text` inside running matter. */
  look?: 'buoy' | 'quiet' | 'text'
}

/** A link that asks for something to be done. */
export function Action({ look = 'buoy', className, ...rest }: ActionProps) {
  return <SiteLink className={[styles.action, styles[look], className].filter(Boolean).join(' ')} {...rest} />
}
