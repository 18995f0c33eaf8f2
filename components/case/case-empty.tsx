import { useTranslations } from 'next-intl'
import { H2 } from '#components/ui/heading'
import { TwoWays } from '#components/ui/two-ways'
import { company } from '#lib/content/company'
import styles from './case-empty.module.scss'

/** What a filter without a case says: why there is none to show, and whom to ask (READ-10). */
export function CaseEmpty({ overseas }: { overseas: boolean }) {
  const t = useTranslations('CaseEmpty')
  return (
    <div className={styles.empty}>
      <H2 className={styles.title}>{overseas ? t('overseas') : t('other')}</H2>
      <p className={styles.text}>{t('text', { waters: company.watersOver, countries: company.countries })}</p>
      <p className={styles.actions}>
        <TwoWays call={{ to: '/advisory', words: t('ask') }} beside={{ to: '/case', words: t('all') }} />
      </p>
    </div>
  )
}
