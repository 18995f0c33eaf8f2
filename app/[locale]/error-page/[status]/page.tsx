import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ErrorReport } from '#components/site/error-report'
import { PageMain } from '#components/site/page-main'
import { answeredFromBuild } from '#lib/routes/error-answer'

export const dynamicParams = false

export function generateStaticParams() {
  return answeredFromBuild.map((status) => ({ status: String(status) }))
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ErrorPage')
  return { title: `${t('title')} · ORCA`, robots: { index: false, follow: false } }
}

/** Error pages for requests that any program can send: prerendered, so that they are cheap. */
export default async function BuiltErrorPage({ params }: PageProps<'/[locale]/error-page/[status]'>) {
  const { status } = await params
  return (
    <PageMain path="/404">
      <ErrorReport status={Number(status)} />
    </PageMain>
  )
}
