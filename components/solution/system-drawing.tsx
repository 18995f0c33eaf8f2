import type { ReactNode } from 'react'
import { WholeWords } from '#components/ui/whole-words'
import styles from './system-drawing.module.scss'

export interface SystemPart {
  id: string
  name: string
  text: string
}

interface SystemDrawingProps {
  title: string
  lead: string
  /** The parts in the order of their numbers on the drawing. */
  parts: readonly SystemPart[]
  tone: 'light' | 'dark'
  /** The drawing itself, an `svg` with its own name. */
  children: ReactNode
}

/** A system drawn as a chart: the drawing, and its legend by the numbers on it. */
export function SystemDrawing({ title, lead, parts, tone, children }: SystemDrawingProps) {
  return (
    <section className={styles.system} id="system" data-tone={tone}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <WholeWords>{title}</WholeWords>
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.sheet}>{children}</div>
      <ol className={styles.legend}>
        {parts.map(({ id, name, text }) => (
          <li key={id} className={styles.part}>
            <h3 className={styles.name}>
              <WholeWords>{name}</WholeWords>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
