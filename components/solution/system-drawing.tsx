import type { ReactNode } from 'react'
import { H2, H3 } from '#components/ui/heading'
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
        <H2 className={styles.title}>{title}</H2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.sheet}>{children}</div>
      <ol className={styles.legend}>
        {parts.map(({ id, name, text }) => (
          <li key={id} className={styles.part}>
            <H3 className={styles.name}>{name}</H3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
