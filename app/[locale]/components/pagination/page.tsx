import { useTranslations } from 'next-intl'
import { PageMain } from '#components/site/page-main'
import { Pagination } from '#components/ui/pagination'
import { PaginationDemo } from '#components/ui/pagination-demo'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/components/pagination'
const sizes = [10, 20, 50]

const states = [
  { state: 'first', page: 1, pages: 12, total: 118, size: 10, sizes },
  { state: 'middle', page: 6, pages: 12, total: 118, size: 10, sizes },
  { state: 'last', page: 3, pages: 3, total: 118, size: 50, sizes },
  { state: 'few', page: 2, pages: 4, total: 70, size: 20, sizes },
  { state: 'one', page: 1, pages: 1, total: 7, size: 10, sizes },
  { state: 'empty', page: 1, pages: 1, total: 0, size: 10, sizes },
  { state: 'noSizes', page: 2, pages: 4, total: 38, size: 10, sizes: [10] },
] as const

export const generateMetadata = metadataOf(path, 'PaginationDemo')

export default function PaginationPage() {
  const t = useTranslations('PaginationDemo')
  return (
    <PageMain path={path}>
      <PaginationDemo
        title={t('title')}
        lead={t('lead')}
        states={states.map(({ state, ...rest }) => ({
          name: t(state),
          shown: <Pagination path={path} label={t(state)} {...rest} />,
        }))}
      />
    </PageMain>
  )
}
