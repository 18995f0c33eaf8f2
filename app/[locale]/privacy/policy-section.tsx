import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { H2 } from '#components/ui/heading'
import styles from './policy-section.module.scss'

export const policySections = [
  'who',
  'what',
  'auto',
  'browser',
  'others',
  'long',
  'rights',
  'breach',
  'minors',
  'changes',
] as const

type PolicySectionName = (typeof policySections)[number]

/** One part of the policy under its anchor. */
export function PolicySection({ name, children }: { name: PolicySectionName; children: ReactNode }) {
  const t = useTranslations('PrivacyPage')
  return (
    <section className={styles.section} id={name} aria-labelledby={`${name}-title`}>
      <H2 className={styles.title} id={`${name}-title`}>
        {t(`${name}.title`)}
      </H2>
      {children}
    </section>
  )
}
