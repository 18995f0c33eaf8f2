import { useLocale, useTranslations } from 'next-intl'
import { PageMain } from '#components/site/page-main'
import { H1, H3 } from '#components/ui/heading'
import { Section } from '#components/ui/section'
import { SiteLink } from '#components/ui/site-link'
import { siteOrigin } from '#lib/config/site-origin'
import { listText } from '#lib/i18n/list-text'
import { metadataOf } from '#lib/seo/metadata-of'
import { BenchBlock } from './bench-block'
import styles from './page.module.scss'
import { partSizes } from './part-sizes'
import { pinnedLoader } from './pinned-loader'
import { recipeNames, recipes } from './recipes'
import { attributes, errorCodes, events, methods, policyLines } from './reference'
import { ReferenceTable } from './reference-table'
import { limits, oldestBrowsers, siteSettings, storedNames } from './site-facts'

const path = '/widget'

export const generateMetadata = metadataOf(path, 'WidgetPage')

export default function WidgetPage() {
  const t = useTranslations('WidgetPage')
  const names = useTranslations('PageNames')
  const locale = useLocale()
  const origin = siteOrigin()
  const codes = recipes(origin, pinnedLoader())
  const columns = (...names: ('name' | 'standard' | 'meaning' | 'call' | 'detail' | 'size')[]) =>
    names.map((name) => t(`column.${name}`))
  return (
    <PageMain path={path} crumb={names(path)}>
      <header className={styles.head}>
        <p className={styles.label}>{t('label')}</p>
        <H1 className={styles.title}>{t('title')}</H1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <Section id="snippet" title={t('snippet.title')} lead={t('snippet.text')} tone="paper">
        <BenchBlock />
        <p className={`${styles.block} ${styles.check}`}>{t('snippet.local')}</p>
        <p className={`${styles.block} ${styles.check}`}>
          {t('check.text')} <SiteLink to="/widget/check">{t('check.link')}</SiteLink>
        </p>
      </Section>
      <Section id="site" title={t('site.title')} lead={t('site.text')}>
        <ReferenceTable
          caption={t('site.title')}
          columns={columns('name', 'meaning')}
          rows={siteSettings.map((name) => ({ id: name, name, text: t(`siteSetting.${name}`) }))}
        />
        <div className={styles.block}>
          <p className={styles.note}>{t('site.blocked')}</p>
        </div>
      </Section>
      <Section id="attributes" title={t('attributes.title')} lead={t('attributes.text')}>
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
      </Section>
      <Section id="methods" title={t('methods.title')} lead={t('methods.text')} tone="paper">
        <ReferenceTable
          caption={t('methods.title')}
          columns={columns('call', 'meaning')}
          rows={methods.map(([name, call]) => ({ id: name, name: call, text: t(`method.${name}`) }))}
        />
      </Section>
      <Section id="events" title={t('events.title')} lead={t('events.text')}>
        <ReferenceTable
          caption={t('events.title')}
          columns={columns('name', 'detail', 'meaning')}
          rows={events.map(([name, detail]) => ({ id: name, name, code: detail, text: t(`event.${name}`) }))}
        />
        <div className={styles.block}>
          <p className={styles.note}>{t('events.errors')}</p>
          <p className={styles.codes}>
            {errorCodes.map((code) => (
              <code key={code}>{code}</code>
            ))}
          </p>
        </div>
      </Section>
      <Section id="policy" title={t('policy.title')} lead={t('policy.text')} tone="dark">
        <div className={styles.block}>
          <pre className={styles.code}>
            <code>{policyLines(origin)}</code>
          </pre>
          <p className={styles.quiet}>{t('policy.note')}</p>
        </div>
      </Section>
      <Section id="limits" title={t('limits.title')} lead={t('limits.text')} tone="paper">
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
      </Section>
      <Section id="storage" title={t('storage.title')} lead={t('storage.text')}>
        <ReferenceTable
          caption={t('storage.title')}
          columns={columns('name', 'meaning')}
          rows={storedNames.map((name) => ({
            id: name,
            name: `orcachat:default:${name}`,
            text: t(`stored.${name}`),
          }))}
        />
        <div className={styles.block}>
          <p className={styles.note}>{t('storage.instance')}</p>
          <p>{t('storage.browsers', { browsers: listText(oldestBrowsers(), locale) })}</p>
        </div>
      </Section>
      <Section id="recipes" title={t('recipes.title')} lead={t('recipes.text')}>
        <div className={styles.recipes}>
          {recipeNames.map((name) => (
            <section key={name} aria-labelledby={`recipe-${name}`}>
              <H3 id={`recipe-${name}`}>{t(`recipe.${name}.title`)}</H3>
              <p>{t(`recipe.${name}.text`)}</p>
              <pre className={styles.code}>
                <code>{codes[name]}</code>
              </pre>
            </section>
          ))}
        </div>
      </Section>
      <Section id="sizes" title={t('sizes.title')} lead={t('sizes.text')} tone="paper">
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
        <div className={styles.block}>
          <p className={styles.note}>{t('sizes.versions')}</p>
          <p>{t('sizes.changes')}</p>
        </div>
      </Section>
    </PageMain>
  )
}
