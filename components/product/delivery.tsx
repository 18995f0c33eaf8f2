import { useTranslations } from 'next-intl'
import { Section } from '#components/ui/section'
import { WholeWords } from '#components/ui/whole-words'
import styles from './delivery.module.scss'

interface DeliveryProps {
  copy: {
    label: string
    title: string
    lead: string
    ours: readonly string[]
    yours: readonly string[]
  }
  tone?: 'light' | 'paper' | 'dark'
}

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>
        <WholeWords>{title}</WholeWords>
      </h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** What arrives on the quay, and what has to be there already. */
export function Delivery({ copy, tone }: DeliveryProps) {
  const t = useTranslations('Delivery')
  return (
    <Section id="delivery" label={copy.label} title={copy.title} lead={copy.lead} tone={tone}>
      <div className={styles.body}>
        <List title={t('ours')} lines={copy.ours} />
        <List title={t('yours')} lines={copy.yours} />
      </div>
    </Section>
  )
}
