import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Section } from '#components/ui/section'
import { WholeWords } from '#components/ui/whole-words'
import styles from './safety-cases.module.scss'

interface Case {
  when: string
  then: string
}

interface SafetyCasesProps {
  copy: {
    label: string
    title: string
    lead: string
    /** Another heading over `given`, where it is not the boat's own doing. */
    givenTitle?: string
    /** What the specification says the boat does by itself. */
    given: readonly Case[]
    /** What nobody has published yet, and is therefore settled in the contract. */
    agree: readonly Case[]
  }
  tone?: 'light' | 'paper' | 'dark'
}

function Cases({ id, title, cases }: { id: string; title: string; cases: readonly Case[] }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.heading} id={id}>
        <WholeWords>{title}</WholeWords>
      </h3>
      <dl className={styles.cases}>
        {cases.map((each) => (
          <Fragment key={each.when}>
            <dt>{each.when}</dt>
            <dd>{each.then}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}

/** What happens when something goes wrong: what the boat does, and what is agreed before an order. */
export function SafetyCases({ copy, tone = 'dark' }: SafetyCasesProps) {
  const t = useTranslations('SafetyCases')
  return (
    <Section id="safety" label={copy.label} title={copy.title} lead={copy.lead} tone={tone}>
      <div className={styles.body}>
        <Cases id="safety-given" title={copy.givenTitle ?? t('given')} cases={copy.given} />
        <Cases id="safety-agree" title={t('agree')} cases={copy.agree} />
      </div>
    </Section>
  )
}
