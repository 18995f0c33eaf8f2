import { publicationHref, publications } from '#lib/content/datasets/publications'
import styles from './publication-list.module.scss'

/** Papers, newest first, each with its publisher's page. */
export function PublicationList() {
  return (
    <ol className={styles.list}>
      {publications.map((paper) => (
        <li key={paper.id} className={styles.paper}>
          <span className={styles.year}>{paper.year}</span>
          <div>
            <h3 className={styles.title}>
              <a href={publicationHref(paper)} rel="external">
                <span lang="en" translate="no">
                  {paper.title}
                </span>
              </a>
            </h3>
            <p className={styles.detail}>{paper.authors.join(', ')}</p>
            <p className={styles.detail} lang="en">
              {paper.venue}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
