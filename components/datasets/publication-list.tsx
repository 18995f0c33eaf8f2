import { useTranslations } from 'next-intl'
import { publicationHref, publications } from '#lib/content/datasets/publications'
import styles from './publication-list.module.scss'

/** Papers, newest first, each with its publisher's page. */
export function PublicationList() {
  const t = useTranslations('Publications')
  return (
    <ol className={styles.list}>
      {publications.map((paper) => (
        <li key={paper.id} className={styles.paper}>
          <span className={styles.year}>{paper.year}</span>
          <div>
            <h3 className={styles.title}>
              <a href={publicationHref(paper)} rel="external">
                {paper.title ? (
                  <span lang="en" translate="no">
                    {paper.title}
                  </span>
                ) : (
                  t('untitled')
                )}
              </a>
            </h3>
            <p className={styles.detail}>{paper.authors?.join(', ') ?? t('authorsUnknown')}</p>
            <p className={styles.detail} lang="en">
              {paper.venue}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
