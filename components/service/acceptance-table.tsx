import { useTranslations } from 'next-intl'
import { HeadedBeside } from '#components/service/headed-beside'
import styles from './acceptance-table.module.scss'

const checks = ['route', 'obstacle', 'link', 'battery', 'stop', 'report'] as const

/** What is shown before a boat is accepted: on a phone each check stands alone, and each cell carries its column's name. */
export function AcceptanceTable() {
  const t = useTranslations('ProcurementGuide.acceptance')
  return (
    <HeadedBeside id="acceptance" title={t('title')} lead={t('lead')}>
      <table className={styles.table} aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('item')}</th>
            <th scope="col">{t('shown')}</th>
            <th scope="col">{t('agreed')}</th>
          </tr>
        </thead>
        <tbody>
          {checks.map((id) => (
            <tr key={id}>
              <th scope="row">{t(`rows.${id}.name`)}</th>
              <td data-name={t('shown')}>{t(`rows.${id}.shown`)}</td>
              <td data-name={t('agreed')}>{t(`rows.${id}.agreed`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </HeadedBeside>
  )
}
