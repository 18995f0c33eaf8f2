import { JsonLd } from '#components/seo/json-ld'
import { environment } from '#lib/config/environment'
import { siteOrigin } from '#lib/config/site-origin'
import type { JobEntry } from '#lib/entries/read-entries'
import { currentLocale } from '#lib/i18n/current-locale'

const employmentType = { 'full-time': 'FULL_TIME', internship: 'INTERN' } as const

/** Structured data (JobPosting) of openings with a place; a general field of work has none. */
export async function JobPostings({ openings }: { openings: readonly JobEntry[] }) {
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
