import { useLocale, useMessages, useTranslations } from 'next-intl'
import { Citation } from '#components/datasets/family/citation'
import { Chapter } from '#components/datasets/page/chapter'
import { ResearchTable } from '#components/datasets/page/research-table'
import { DatasetMailbox } from '#components/datasets/request/dataset-mailbox'
import { DatasetRequest } from '#components/datasets/request/dataset-request'
import { SiteLink } from '#components/ui/site-link'
import { environment } from '#lib/config/environment'
import { changes, errata, issueHref } from '#lib/content/datasets/errata'
import { type Family, familyName } from '#lib/content/datasets/families'
import { feedAddress } from '#lib/seo/feed-address'
import list from './change-list.module.scss'
import styles from './family-closing.module.scss'

const pages = { flow: 'FlowPage', usvInland: 'UsvInlandPage' } as const

/** The end of both family pages: errata, changes, citation and the request form. */
export function FamilyClosing({ family }: { family: Family }) {
  const { errata, changes, cite, request } = useMessages()[pages[family]]
  return (
    <>
      <Chapter id="errata" {...errata}>
        <ErrataTable family={family} />
      </Chapter>
      <Chapter id="changes" {...changes}>
        <ChangeList family={family} />
      </Chapter>
      <TakedownRequest family={family} />
      <Chapter id="cite" {...cite}>
        <Citation family={family} />
      </Chapter>
      <Chapter id="request" {...request}>
        <div className={styles.form}>
          <DatasetRequest family={family} />
        </div>
        <DatasetMailbox />
      </Chapter>
    </>
  )
}

/** People in the recordings, and how to have one removed. */
function TakedownRequest({ family }: { family: Family }) {
  const t = useTranslations('DatasetTakeDown')
  const { EMAIL_PRIVACY, EMAIL_DATASETS } = environment()
  const email = EMAIL_PRIVACY ?? EMAIL_DATASETS
  return (
    <Chapter id="privacy" title={t('title')} text={t('text', { family: familyName[family] })}>
      <p>
        {email
          ? t.rich('write', { email, link: (text) => <a href={`mailto:${email}`}>{text}</a> })
          : t.rich('contact', { link: (text) => <SiteLink to="/contact">{text}</SiteLink> })}
      </p>
      <p>{t('then')}</p>
    </Chapter>
  )
}

/** Known errors and open questions, each with the place where it was asked. */
function ErrataTable({ family }: { family: Family }) {
  const t = useTranslations('DatasetErrata')
  return (
    <ResearchTable
      caption={t('caption')}
      columns={[t('what'), t('answer'), t('state'), t('asked')]}
      rows={errata[family].map(({ id, state, issues }) => ({
        id,
        cells: [
          t(`items.${id}.what`),
          t(`items.${id}.answer`),
          t(`states.${state}`),
          issues.length > 0
            ? issues.map((issue) => (
                <span key={issue}>
                  <a href={issueHref(family, issue)} rel="external">
                    #{issue}
                  </a>{' '}
                </span>
              ))
            : '—',
        ],
      }))}
    />
  )
}

/** A family's changes by date, and the feed of future ones. */
function ChangeList({ family }: { family: Family }) {
  const t = useTranslations('DatasetChanges')
  const feed = useTranslations('DatasetFeed')
  const locale = useLocale()
  return (
    <>
      <ol className={list.changes}>
        {changes[family].map(({ id, date }) => (
          <li key={id} id={id}>
            <time dateTime={date}>{date}</time> {t(id)}
          </li>
        ))}
      </ol>
      <p>
        <a href={feedAddress('datasets', locale)} type="application/rss+xml">
          {feed('follow')}
        </a>
      </p>
    </>
  )
}
