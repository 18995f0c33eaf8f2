import { getTranslations } from 'next-intl/server'
import { ApplButton } from '#components/forms/appl-button'
import { ApplDialog } from '#components/forms/appl-dialog'
import { NextSteps } from '#components/forms/next-steps'
import { PageHero } from '#components/sections/page-hero'
import { Breadcrumbs } from '#components/seo/breadcrumbs'
import { JsonLd } from '#components/seo/json-ld'
import { PageMain } from '#components/site/page-main'
import { H2 } from '#components/ui/heading'
import { Section } from '#components/ui/section'
import { WholeWords } from '#components/ui/whole-words'
import { environment } from '#lib/config/environment'
import { siteOrigin } from '#lib/config/site-origin'
import { company } from '#lib/content/company'
import { type JobEntry, readEntries } from '#lib/entries/read-entries'
import { currentLocale } from '#lib/i18n/current-locale'
import { metadataOf } from '#lib/seo/metadata-of'
import { JobList, openingOf } from './job-list'
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
      {openings.length > 0 && (
        <Section id="openings" tone="paper" title={t('openings.title')} lead={t('openings.lead')}>
          <JobList jobs={openings} />
        </Section>
      )}
      <section className={styles.write} id="write">
        <div className={styles.words}>
          <H2 className={styles.title}>{t('openings.write')}</H2>
          {openings.length === 0 && (
            <p className={styles.lead} data-whole-words="">
              <WholeWords>{t('openings.none')}</WholeWords>
            </p>
          )}
          <ApplButton label={t('apply')} look="buoy" />
        </div>
        <NextSteps
          title={t('how.title')}
          steps={[
            { title: t('how.read.title'), text: t('how.read.text') },
            { title: t('how.talk.title'), text: t('how.talk.text') },
            { title: t('how.kept.title'), text: t('how.kept.text', { days }) },
          ]}
        />
      </section>
      <ApplDialog path="/joinus" openings={choices} />
      <Breadcrumbs trail={[{ name: t('label'), path: '/joinus' }]} />
      <JobPostings openings={openings} />
    </PageMain>
  )
}

const employmentType = { 'full-time': 'FULL_TIME', internship: 'INTERN' } as const

/** Structured data (JobPosting) of openings with a place; a general field of work has none. */
async function JobPostings({ openings }: { openings: readonly JobEntry[] }) {
  const zh = (await currentLocale()) === 'zh'
  const set = environment()
  const employer = zh ? set.COMPANY_NAME_ZH : set.COMPANY_NAME_EN
  return openings
    .filter(({ place }) => place)
    .map((job) => (
      <JsonLd
        key={job.slug}
        data={{
          '@type': 'JobPosting',
          title: job.title,
          description: job.summary,
          datePosted: job.updated ?? job.published,
          employmentType: employmentType[job.employment],
          hiringOrganization: { '@type': 'Organization', name: employer ?? 'ORCA', sameAs: siteOrigin() },
          jobLocation: { '@type': 'Place', address: job.place },
        }}
      />
    ))
}
