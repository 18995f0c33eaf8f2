import { useTranslations } from 'next-intl'
import styles from './plate-note.module.scss'

/** One line under a plate that says where all its figures come from. */
export function PlateNote() {
  return <p className={styles.note}>{useTranslations('DatasetSources')('plateNote')}</p>
}
