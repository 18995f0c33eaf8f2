import type { ReactNode } from 'react'
import { BearingMarks } from '#components/ui/bearing-marks'
import { H1, H2 } from '#components/ui/heading'
import styles from './form-page.module.scss'

interface FormPageProps {
  /** A short word over the title, set as on a data plate. */
  label: ReactNode
  title: ReactNode
  lead: ReactNode
  formTitle: ReactNode
  form: ReactNode
  /** Stands under the lead on wide windows, after the form on a phone. */
  aside?: ReactNode
}

/** First screen of a page that asks for something: what it is about on the left, one column to fill on the right. */
export function FormPage({ label, title, lead, formTitle, form, aside }: FormPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.grid}>
        <div className={styles.head}>
          <p className={styles.label}>{label}</p>
          <H1 className={styles.title}>{title}</H1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <section className={styles.plate} aria-labelledby="form-title" id="form">
          <BearingMarks className={styles.marks}>
            <div className={styles.inside}>
              <H2 className={styles.formTitle} id="form-title">
                {formTitle}
              </H2>
              {form}
            </div>
          </BearingMarks>
        </section>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  )
}
