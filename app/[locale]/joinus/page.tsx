import { getTranslations } from 'next-intl/server'
import { ApplButton } from '#components/forms/appl-button'
import { ApplDialog } from '#components/forms/appl-dialog'
import { NextSteps } from '#components/forms/next-steps'
import { PageHero } from '#components/sections/page-hero'
import { Breadcrumbs } from '#components/seo/breadcrumbs'
import { PageMain } from '#components/site/page-main'
import { Section } from '#components/ui/section'
import { environment } from '#lib/config/environment'
import { company } from '#lib/content/company'
import { readEntries } from '#lib/entries/read-entries'
import { currentLocale } from '#lib/i18n/current-locale'
import { metadataOf } from '#lib/seo/metadata-of'
import { JobList, openingOf } from './job-list'
import { JobPostings } from './job-postings'
import styles from './page.module.scss'

export const generateMetadata = metadataOf('/joinus', 'JoinPage')

export default async function JoinPage() {
  const t = await getTranslations('JoinPage')
  const jobs = readEntries('jobs', await currentLocale()).toSorted((one, other) => one.order - other.order)
  const openings = jobs.filter(({ open }) => open)
  const fields = jobs.filter(({ open }) => !open)
  const choices = [...jobs.map(openingOf), t('unsolicited')].map((title) => ({ value: title, label: title }))
  const days = environment().LEADS_RETENTION_DAYS
  return (
    <PageMain path="/joinus">
      <PageHero
        picture="dock-lifting"
        label={t('label')}
        title={t('title')}
        lead={t('lead', { founded: String(company.founded), staff: company.staffAbout })}
        actions={<ApplButton label={t('apply')} look="buoy" />}
        height="low"
        side="end"
      />
      <Section id="fields" title={t('fields.title')} lead={t('fields.lead')}>
        <JobList jobs={fields} />
      </Section>
      <Section
        id="openings"
        tone="paper"
        title={openings.length > 0 ? t('openings.title') : t('openings.none')}
        lead={openings.length > 0 ? t('openings.lead') : t('openings.noneText')}
      >
        {openings.length > 0 && <JobList jobs={openings} />}
        <div className={styles.how}>
          <NextSteps
            title={t('how.title')}
            steps={[
              { title: t('how.kept.title'), text: t('how.kept.text', { days }) },
              { title: t('how.read.title'), text: t('how.read.text') },
              { title: t('how.talk.title'), text: t('how.talk.text') },
            ]}
          />
        </div>
      </Section>
      <ApplDialog path="/joinus" openings={choices} />
      <Breadcrumbs trail={[{ name: t('label'), path: '/joinus' }]} />
      <JobPostings openings={openings} />
    </PageMain>
  )
}
