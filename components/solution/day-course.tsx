import { WholeWords } from '#components/ui/whole-words'
import styles from './day-course.module.scss'

interface DayCourseProps {
  title: string
  lead: string
  moments: readonly { id: string; time: string; title: string; text: string }[]
}

/** A day as the course of one boat: hours on the line, what happens beside it. */
export function DayCourse({ title, lead, moments }: DayCourseProps) {
  return (
    <section className={styles.day} id="day">
      <div className={styles.head}>
        <h2 className={styles.title}>
          <WholeWords>{title}</WholeWords>
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <ol className={styles.course}>
        {moments.map((moment) => (
          <li key={moment.id} className={styles.moment}>
            <time className={styles.time}>{moment.time}</time>
            <h3 className={styles.name}>
              <WholeWords>{moment.title}</WholeWords>
            </h3>
            <p className={styles.text}>{moment.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
