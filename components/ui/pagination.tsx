import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { SiteLink } from '#components/ui/site-link'
import { pageSlots } from '#lib/entries/page-slots'
import { address } from '#lib/routes/address'
import type { SitePath } from '#lib/routes/table'
import styles from './pagination.module.scss'

export interface PagingProps {
  /** The list's plain address; page and size stand in its query. */
  path: SitePath
  page: number
  pages: number
  total: number
  /** Names it among others on the same page. */
  label?: string
}

interface PaginationProps extends PagingProps {
  size: number
  /** Sizes to choose from, the default first; with fewer than two there is no choice. */
  sizes: readonly number[]
}

function queryOf(page: number, size: number, defaultSize: number | undefined): string {
  const query = new URLSearchParams()
  if (size !== defaultSize) query.set('size', String(size))
  if (page > 1) query.set('page', String(page))
  return query.toString()
}

/** The full form of paging (SPEC-2): total, page size, pages, go to. Links and one GET form, no script. */
export function Pagination({ path, page, pages, total, label, size, sizes }: PaginationProps) {
  const t = useTranslations('Pagination')
  const locale = useLocale()
  const id = useId()
  const [defaultSize] = sizes
  const to = (target: number, wanted = size) => ({ to: path, query: queryOf(target, wanted, defaultSize) })

  return (
    <nav data-screen-only="" className={styles.pagination} aria-label={label ?? t('label')}>
      <p className={styles.total}>{t('total', { total })}</p>

      <ol className={styles.pages}>
        <li>
          {page > 1 ? (
            <SiteLink className={styles.step} rel="prev" aria-label={t('previous')} {...to(page - 1)}>
              <Arrow />
            </SiteLink>
          ) : (
            <span className={styles.step} data-off>
              <Arrow />
            </span>
          )}
        </li>
        {pageSlots(page, pages).map((slot, index) =>
          slot === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is told from the other gap by its place alone.
            <li key={`gap-${index}`} className={styles.gap}>
              <span aria-hidden="true">…</span>
              <span className={styles.unseen}>{t('skipped')}</span>
            </li>
          ) : (
            <li key={slot}>
              {slot === page ? (
                <SiteLink className={styles.page} aria-current="page" aria-label={t('current', { page })} {...to(slot)}>
                  {slot}
                </SiteLink>
              ) : (
                <SiteLink className={styles.page} aria-label={t('page', { page: slot })} {...to(slot)}>
                  {slot}
                </SiteLink>
              )}
            </li>
          ),
        )}
        <li>
          {page < pages ? (
            <SiteLink className={styles.step} rel="next" aria-label={t('next')} data-forward {...to(page + 1)}>
              <Arrow />
            </SiteLink>
          ) : (
            <span className={styles.step} data-off data-forward>
              <Arrow />
            </span>
          )}
        </li>
      </ol>

      {sizes.length > 1 && (
        <ul className={styles.sizes} aria-label={t('sizes')}>
          {sizes.map((choice) => (
            <li key={choice}>
              <SiteLink className={styles.size} aria-current={choice === size ? 'true' : undefined} {...to(1, choice)}>
                {t('size', { size: choice })}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}

      {pages > 1 && (
        <form className={styles.goTo} action={address(path, locale)} method="get">
          {size !== defaultSize && <input type="hidden" name="size" value={size} />}
          <label htmlFor={id}>{t('goTo')}</label>
          <input
            className={styles.number}
            id={id}
            type="number"
            inputMode="numeric"
            name="page"
            min={1}
            max={pages}
            defaultValue={page}
            required
            aria-describedby={`${id}-range`}
          />
          <span>{t('goToUnit')}</span>
          <button className={styles.go} type="submit">
            {t('go')}
          </button>
          <p className={styles.range} id={`${id}-range`}>
            {t('range', { pages })}
          </p>
        </form>
      )}
    </nav>
  )
}

function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M20 12H4m7-7-7 7 7 7" />
    </svg>
  )
}
