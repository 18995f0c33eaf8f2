import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { ErrorReport } from '#components/site/error-report'
import { PageMain } from '#components/site/page-main'
import { errorHeader, readErrorAnswer } from '#lib/routes/error-answer'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ErrorPage')
  return { title: `${t('title')} · ORCA`, robots: { index: false, follow: false } }
}

/** Shows a route error by the middleware's own header (READ-13). The only page rendered on request, so it may read headers. */
export default async function ErrorPage() {
  const { status, message } = readErrorAnswer((await headers()).get(errorHeader))
  return (
    <PageMain path="/404">
      <ErrorReport status={status} message={message} />
    </PageMain>
  )
}
