import type { Locale } from '#lib/i18n/locales'

/** What one subject's own entry tells of a matter that other entries tell in general. */
interface Matter {
  subject: RegExp
  matter: RegExp
  slug: string
}

/**
 * Second questions that name no subject, by the words of the question before: "Is maintenance included?" after a question
 * about leasing asks about the lease, where by itself it would ask about the daily care.
 */
const matters: Readonly<Record<Locale, readonly Matter[]>> = {
  en: [
    { subject: /\btitan\b/i, matter: /\b(?:people|crew|anyone|unmanned|somebody|nobody)\b/i, slug: 'lifting' },
    {
      subject: /\bfuzhou\b/i,
      matter: /\b(?:since when|which year|what year|when did|how long (?:has|have))\b/i,
      slug: 'cases',
    },
    { subject: /\bapas\b/i, matter: /\b(?:kilomet(?:re|er)s?|km|miles|how far)\b/i, slug: 'autonomous-distance' },
    {
      subject: /\b(?:leas(?:e|es|ing)|rent(?:al|als|ing)?|hire)\b/i,
      matter:
        /\b(?:maintenance|service|servicing|repairs?)\b.*\binclu|\binclu.*\b(?:maintenance|service|servicing|repairs?)\b/i,
      slug: 'rent',
    },
    {
      subject: /\b(?:tools?|simulat\w+|calculators?)\b/i,
      matter: /\b(?:upload|import|shapefile|geojson|kml|gpx|files?|formats?)\b/i,
      slug: 'tool-files',
    },
    {
      subject: /\btour boats?\b|\bxi\b|\bself-driving (?:leisure |tour )?boats?\b/i,
      matter: /^(?!.*\blife ?jackets?\b).*\b(?:safety|safe)\b/i,
      slug: 'tour-safety',
    },
  ],
  zh: [
    { subject: /titan/i, matter: /上人|没人|无人|有人|人在|船员|不用人/, slug: 'lifting' },
    { subject: /福州/, matter: /哪年|哪一年|什么时候|何时|几月|多久了/, slug: 'cases' },
    { subject: /apas/i, matter: /公里|里程|千米|多远/i, slug: 'autonomous-distance' },
    {
      subject: /租/,
      matter: /(?:包|含|带|算).{0,4}(?:维护|保养|维修|服务)|(?:维护|保养|维修|服务).{0,4}(?:包|含|算)/,
      slug: 'rent',
    },
    { subject: /工具|模拟|计算器/, matter: /文件|上传|导入|格式|shapefile|kml|geojson/i, slug: 'tool-files' },
    { subject: /游船|观光船|汐/, matter: /^(?!.*救生衣).*安全/, slug: 'tour-safety' },
  ],
}

/** The entry of the subject asked about before that tells the matter asked now; nothing where no such pair is known. */
export function matterOfSubject(before: string, text: string, language: Locale): string | undefined {
  return matters[language].find(({ subject, matter }) => subject.test(before) && matter.test(text))?.slug
}
