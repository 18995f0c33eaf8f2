import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { PageMain } from '#components/site/page-main'
import { H1 } from '#components/ui/heading'
import { TrackLine } from '#components/ui/track-line'
import { TwoWays } from '#components/ui/two-ways'
import { formKinds, isFormKind } from '#lib/forms/kinds'
import { metadataOf } from '#lib/seo/metadata-of'
import styles from './page.module.scss'

export const dynamicParams = false

export function generateStaticParams() {
  return formKinds.map((form) => ({ form }))
}

export const generateMetadata = metadataOf('/sent', 'SentPage')

/** Where a form leads that was sent without script: `/sent?form=advisory` (docs/forms.md). */
export default async function SentPage({ params }: PageProps<'/[locale]/sent/[form]'>) {
  const { form } = await params
  if (!isFormKind(form)) notFound()
  const t = await getTranslations('SentPage')
  return (
    <PageMain path="/sent">
      <div className={styles.page}>
        <div className={styles.body}>
          <p className={styles.label}>{t('label')}</p>
          <H1 className={styles.title}>{t(`${form}.title`)}</H1>
          <p className={styles.text}>{t(`${form}.text`)}</p>
          <div className={styles.actions}>
            <TwoWays call={{ to: '/', words: t('home') }} beside={{ to: '/product', words: t('boats') }} />
          </div>
        </div>
        <TrackLine className={styles.track} />
      </div>
    </PageMain>
  )
}
