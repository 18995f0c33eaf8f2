import { useTranslations } from 'next-intl'
import { PageMain } from '#components/site/page-main'
import { PaginationDemo } from '#components/ui/pagination-demo'
import { Pagination1 } from '#components/ui/pagination1'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/components/pagination1'

const states = [
  { state: 'first', page: 1, pages: 5, total: 28 },
  { state: 'middle', page: 3, pages: 5, total: 28 },
  { state: 'last', page: 5, pages: 5, total: 28 },
  { state: 'one', page: 1, pages: 1, total: 4 },
  { state: 'empty', page: 1, pages: 1, total: 0 },
] as const

export const generateMetadata = metadataOf(path, 'Pagination1Demo')

export default function Pagination1Page() {
  const t = useTranslations('Pagination1Demo')
  return (
    <PageMain path={path}>
      <PaginationDemo
        title={t('title')}
        lead={t('lead')}
        states={states.map(({ state, ...rest }) => ({
          name: t(state),
          shown: <Pagination1 path={path} label={t(state)} {...rest} />,
        }))}
      />
    </PageMain>
  )
}
