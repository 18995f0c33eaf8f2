import { useTranslations } from 'next-intl'
import { CopyButton } from '#components/datasets/page/copy-button'
import { citationFormats, citations } from '#lib/content/datasets/citations'
import type { Family } from '#lib/content/datasets/families'
import styles from './citation.module.scss'

/** How to cite a family, in four formats, each named by its caption. The tabs are radio buttons, so that they work before any script. */
export function Citation({ family }: { family: Family }) {
  const t = useTranslations('DatasetCitation')
  return (
    <div className={styles.citation}>
      <fieldset className={styles.tabs}>
        <legend className={styles.legend}>{t('format')}</legend>
        {citationFormats.map((format, index) => (
          <label key={format} className={styles.tab}>
            <input type="radio" name={`citation-${family}`} value={format} defaultChecked={index === 0} />
            {t(format)}
          </label>
        ))}
      </fieldset>
      {citationFormats.map((format) => (
        <figure key={format} className={styles.panel} data-format={format}>
          <figcaption className={styles.name}>{t(format)}</figcaption>
          <pre className={styles.text} translate="no">
            {citations[family][format]}
          </pre>
          <CopyButton
            text={citations[family][format]}
            label={t('copy', { format: t(format) })}
            copied={t('copied')}
            failed={t('failed')}
          />
        </figure>
      ))}
    </div>
  )
}
