import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './host-sample.module.scss'

const rows = ['table', 'link', 'control', 'length'] as const

/** An ordinary host page: a heading, columns of text, a table, a link, a field. */
export function HostSample({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  const t = useTranslations('HostSample')
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div className={styles.bench}>{children}</div>
      <section className={styles.sample} aria-labelledby="sample">
        <h2 id="sample" className={styles.heading}>
          {t('title')}
        </h2>
        <div className={styles.columns}>
          <p>{t('first')}</p>
          <p>{t('second')}</p>
          <p>{t('third')}</p>
        </div>
        <table className={styles.table}>
          <caption>{t('caption')}</caption>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{t(`${row}.name`)}</th>
                <td>{t(`${row}.text`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.control}>
          <label htmlFor="host-field">{t('field')}</label>
          <input id="host-field" type="text" autoComplete="off" />
        </p>
      </section>
    </>
  )
}
