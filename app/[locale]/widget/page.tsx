import { useLocale, useTranslations } from 'next-intl'
import { Chapter } from '#components/datasets/page/chapter'
import { ContentsNav } from '#components/datasets/page/contents-nav'
import { ResearchPage } from '#components/datasets/page/research-page'
import { Breadcrumbs } from '#components/seo/breadcrumbs'
import { SiteLink } from '#components/ui/site-link'
import { siteOrigin } from '#lib/config/site-origin'
import { listText } from '#lib/i18n/list-text'
import { metadataOf } from '#lib/seo/metadata-of'
import { BenchBlock } from './bench-block'
import styles from './page.module.scss'
import { partSizes } from './part-sizes'
import { RecipeList } from './recipe-list'
import { attributes, errorCodes, events, methods, policyLines } from './reference'
import { ReferenceTable } from './reference-table'
import { limits, oldestBrowsers, siteSettings, storedNames } from './site-facts'

const path = '/widget'

/** In the order in which a web master asks: the tag, one's framework, what can be set, what it needs, how it goes. */
const parts = [
  ...(['snippet', 'recipes', 'attributes', 'site', 'policy', 'methods', 'events'] as const),
  ...(['storage', 'remove', 'limits', 'sizes'] as const),
]

export const generateMetadata = metadataOf(path, 'WidgetPage')

export default function WidgetPage() {
  const t = useTranslations('WidgetPage')
  const names = useTranslations('PageNames')
  const locale = useLocale()
  const origin = siteOrigin()
  const columns = (...names: ('name' | 'standard' | 'meaning' | 'call' | 'detail' | 'size')[]) =>
    names.map((name) => t(`column.${name}`))
  return (
    <ResearchPage
      path={path}
      margin={<ContentsNav label={t('contents')} parts={parts.map((id) => ({ id, name: t(`${id}.title`) }))} />}
      label={t('label')}
      title={t('title')}
      lead={t('lead')}
    >
      <Chapter id="snippet" title={t('snippet.title')} text={t('snippet.text')}>
        <BenchBlock />
        <p>{t('snippet.local')}</p>
        <p>
          {t('check.text')} <SiteLink to="/widget/check">{t('check.link')}</SiteLink>
        </p>
      </Chapter>
      <Chapter id="recipes" title={t('recipes.title')} text={t('recipes.text')}>
        <RecipeList />
      </Chapter>
      <Chapter id="attributes" title={t('attributes.title')} text={t('attributes.text')}>
        <ReferenceTable
          caption={t('attributes.title')}
          columns={columns('name', 'standard', 'meaning')}
          rows={attributes.map(([name, standard]) => ({
            id: name,
            name: `data-${name}`,
            code: standard,
            text: t(`attribute.${name}`),
          }))}
        />
      </Chapter>
      <Chapter id="site" title={t('site.title')} text={t('site.text')}>
        <ReferenceTable
          caption={t('site.title')}
          columns={columns('name', 'meaning')}
          rows={siteSettings.map((name) => ({ id: name, name, text: t(`siteSetting.${name}`) }))}
        />
        <p className={styles.note}>{t('site.blocked')}</p>
      </Chapter>
      <Chapter id="policy" title={t('policy.title')} text={t('policy.text')}>
        <pre className={styles.code}>
          <code>{policyLines(origin)}</code>
        </pre>
        <p className={styles.note}>{t('policy.note')}</p>
      </Chapter>
      <Chapter id="methods" title={t('methods.title')} text={t('methods.text')}>
        <ReferenceTable
          caption={t('methods.title')}
          columns={columns('call', 'meaning')}
          rows={methods.map(([name, call]) => ({ id: name, name: call, text: t(`method.${name}`) }))}
        />
      </Chapter>
      <Chapter id="events" title={t('events.title')} text={t('events.text')}>
        <ReferenceTable
          caption={t('events.title')}
          columns={columns('name', 'detail', 'meaning')}
          rows={events.map(([name, detail]) => ({ id: name, name, code: detail, text: t(`event.${name}`) }))}
        />
        <p className={styles.note}>{t('events.errors')}</p>
        <p className={styles.codes}>
          {errorCodes.map((code) => (
            <code key={code}>{code}</code>
          ))}
        </p>
      </Chapter>
      <Chapter id="storage" title={t('storage.title')} text={t('storage.text')}>
        <ReferenceTable
          caption={t('storage.title')}
          columns={columns('name', 'meaning')}
          rows={storedNames.map((name) => ({
            id: name,
            name: `orcachat:default:${name}`,
            text: t(`stored.${name}`),
          }))}
        />
        <p className={styles.note}>{t('storage.instance')}</p>
        <p>{t('storage.browsers', { browsers: listText(oldestBrowsers(), locale) })}</p>
      </Chapter>
      <Chapter id="remove" title={t('remove.title')} text={t('remove.text')} />
      <Chapter id="limits" title={t('limits.title')} text={t('limits.text')}>
        <ReferenceTable
          caption={t('limits.title')}
          columns={columns('name', 'meaning')}
          isNamedInWords
          rows={limits.map(([name, figures]) => ({
            id: name,
            name: t(`limit.${name}.name`),
            text: t(`limit.${name}.text`, figures),
          }))}
        />
      </Chapter>
      <Chapter id="sizes" title={t('sizes.title')} text={t('sizes.text')}>
        <ReferenceTable
          caption={t('sizes.title')}
          columns={columns('name', 'size', 'meaning')}
          rows={partSizes().map(({ part, bytes }) => ({
            id: part,
            name: part,
            figure: `${(bytes / 1024).toFixed(1)} KB`,
            text: t(`part.${part}`),
          }))}
        />
        <p className={styles.note}>{t('sizes.versions')}</p>
        <p>{t('sizes.changes')}</p>
      </Chapter>
      <Breadcrumbs trail={[{ name: names(path), path }]} />
    </ResearchPage>
  )
}
