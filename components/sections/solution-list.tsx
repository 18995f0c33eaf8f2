import { useTranslations } from 'next-intl'
import { LinkLines } from '#components/sections/link-lines'
import { Section } from '#components/ui/section'

const solutions = ['robot', 'uboat', 'solution'] as const

/** The three solutions. */
export function SolutionList() {
  const t = useTranslations('SolutionList')
  return (
    <Section id="solutions" title={t('title')}>
      <LinkLines
        lines={solutions.map((solution) => ({
          to: `/solution/${solution}`,
          name: t(`${solution}.title`),
          text: t(`${solution}.text`),
        }))}
      />
    </Section>
  )
}
