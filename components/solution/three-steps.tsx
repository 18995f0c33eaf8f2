import { H3 } from '#components/ui/heading'
import { TrackLine } from '#components/ui/track-line'
import styles from './three-steps.module.scss'

/** Three steps along one line, each of them a place to stop. */
export function ThreeSteps({ steps }: { steps: readonly { id: string; name: string; text: string }[] }) {
  return (
    <div className={styles.steps}>
      <TrackLine className={styles.track} />
      <ol className={styles.list}>
        {steps.map(({ id, name, text }) => (
          <li key={id} className={styles.step}>
            <H3 className={styles.name}>{name}</H3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
