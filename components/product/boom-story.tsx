import { BoomPlan } from '#components/product/drawings/boom-plan'
import { WholeWords } from '#components/ui/whole-words'
import styles from './boom-story.module.scss'

interface BoomStoryProps {
  id: string
  copy: { label: string; title: string; text: readonly string[]; legend: readonly string[] }
}

/** The large boat from above: its arms open as one scrolls, and the width of a pass shows. */
export function BoomStory({ id, copy }: BoomStoryProps) {
  return (
    <section className={styles.chapter} id={id} aria-labelledby={`${id}-title`} data-tone="dark">
      <div className={styles.run}>
        <div className={styles.stage}>
          <div className={styles.copy}>
            <p className={styles.label}>{copy.label}</p>
            <h2 id={`${id}-title`} className={styles.title}>
              <WholeWords>{copy.title}</WholeWords>
            </h2>
            {copy.text.map((paragraph) => (
              <p key={paragraph} className={styles.text}>
                {paragraph}
              </p>
            ))}
            <ol className={styles.legend}>
              {copy.legend.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </div>
          <BoomPlan className={styles.plan} />
        </div>
      </div>
    </section>
  )
}
