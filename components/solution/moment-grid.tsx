import { H3 } from '#components/ui/heading'
import styles from './moment-grid.module.scss'

/** The hours of a day in words, side by side. */
export function MomentGrid({
  moments,
}: {
  moments: readonly { id: string; time: string; title: string; text: string }[]
}) {
  return (
    <ol className={styles.grid}>
      {moments.map((moment) => (
        <li key={moment.id} className={styles.moment}>
          <time className={styles.time}>{moment.time}</time>
          <H3 className={styles.name}>{moment.title}</H3>
          <p className={styles.text}>{moment.text}</p>
        </li>
      ))}
    </ol>
  )
}
