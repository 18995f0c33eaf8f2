import type { Locale } from '#lib/locale/locales'
import enAdvisory from '#messages/en/advisory.json' with { type: 'json' }
import enBoats from '#messages/en/boats.json' with { type: 'json' }
import enForms from '#messages/en/forms.json' with { type: 'json' }
import enHome from '#messages/en/home.json' with { type: 'json' }
import enLeads from '#messages/en/leads.json' with { type: 'json' }
import enPictures from '#messages/en/pictures.json' with { type: 'json' }
import enSections from '#messages/en/sections.json' with { type: 'json' }
import enSite from '#messages/en/site.json' with { type: 'json' }
import enStatistics from '#messages/en/statistics.json' with { type: 'json' }
import zhAdvisory from '#messages/zh/advisory.json' with { type: 'json' }
import zhBoats from '#messages/zh/boats.json' with { type: 'json' }
import zhForms from '#messages/zh/forms.json' with { type: 'json' }
import zhHome from '#messages/zh/home.json' with { type: 'json' }
import zhLeads from '#messages/zh/leads.json' with { type: 'json' }
import zhPictures from '#messages/zh/pictures.json' with { type: 'json' }
import zhSections from '#messages/zh/sections.json' with { type: 'json' }
import zhSite from '#messages/zh/site.json' with { type: 'json' }
import zhStatistics from '#messages/zh/statistics.json' with { type: 'json' }

const zh = {
  ...zhAdvisory,
  ...zhForms,
  ...zhStatistics,
  ...zhBoats,
  ...zhLeads,
  ...zhHome,
  ...zhPictures,
  ...zhSections,
  ...zhSite,
}

/** Shape of all sentences: taken from the Chinese files; the compiler holds the English ones to it. */
export type Messages = typeof zh

const en: Messages = {
  ...enAdvisory,
  ...enForms,
  ...enStatistics,
  ...enBoats,
  ...enLeads,
  ...enHome,
  ...enPictures,
  ...enSections,
  ...enSite,
}

export const messages: Record<Locale, Messages> = { zh, en }
