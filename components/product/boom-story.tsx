import { ChapterHead } from '#components/product/chapter-head'
import { BoomPlan } from '#components/product/drawings/boom-plan'
import styles from './boom-story.module.scss'

interface BoomStoryProps {
  id: string
  copy: { label: string; title: string; text: readonly string[]; legend: readonly string[] }
}

/** The large boat from above: its arms open as one scrolls, and the width of a pass shows. */
export function BoomStory({ id, copy }: BoomStoryProps) {
  return (
    <section className={styles.chapter} id={id} data-quiet="" data-tone="dark">
      <div className={styles.run}>
        <div className={styles.stage}>
          <div className={styles.copy}>
            <ChapterHead label={copy.label} title={copy.title} text={copy.text} styles={styles} />
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
