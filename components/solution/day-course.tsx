import { H2, H3 } from '#components/ui/heading'
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
        <H2 className={styles.title}>{title}</H2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <ol className={styles.course}>
        {moments.map((moment) => (
          <li key={moment.id} className={styles.moment}>
            <time className={styles.time}>{moment.time}</time>
            <H3 className={styles.name}>{moment.title}</H3>
            <p className={styles.text}>{moment.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
