import { useTranslations } from 'next-intl'
import { Action } from '#components/ui/action'
import { Section } from '#components/ui/section'
import { type Family, families, familyName } from '#lib/content/datasets/families'
import styles from './dataset-pair.module.scss'

const order = ['flow', 'usvInland'] as const satisfies Family[]

/** The two research datasets: quiet, typographic, with the paper each came with. */
export function DatasetPair() {
  const t = useTranslations('DatasetPair')
  return (
    <Section id="datasets" title={t('title')} lead={t('lead')} tone="paper">
      <ul className={styles.pair}>
        {order.map((family) => (
          <li key={family} className={styles.family}>
            <p className={styles.paper}>{t(`${family}.paper`)}</p>
            <h3 className={styles.name} lang="en">
              {familyName[family]}
            </h3>
            <p className={styles.what}>{t(`${family}.title`)}</p>
            <p className={styles.text}>{t(`${family}.text`)}</p>
            <Action to={families[family][0]} look="text">
              {t('open', { name: familyName[family] })}
            </Action>
          </li>
        ))}
      </ul>
    </Section>
  )
}
