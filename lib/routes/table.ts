import { type BoatPath, type BoatSlug, boatPath, boatSlugs } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

/** How the header starts: transparent over a dark hero, or white with dark text. */
export type HeaderTheme = 'darkHero' | 'light'
export type FooterForm = 'default' | 'inverted' | 'none'

export interface Route {
  languages: readonly Locale[]
  layout: 'default' | 'bare'
  theme: HeaderTheme
  footer: FooterForm
  /** Whether search engines may list it; the others say noindex and stay out of the sitemap. */
  indexable: boolean
  /** Whether the page has the English extras: floating picture, contact panel (READ-13). */
  extras: boolean
  /** Names of checks that run before the page (READ-13). */
  guards: readonly string[]
  /** Shown only to people with a link (docs/decisions/066): not cached, no referrer, no third-party script, no header, footer or hotline. */
  secret: boolean
}

const page = {
  languages: ['zh', 'en'],
  layout: 'default',
  theme: 'light',
  footer: 'default',
  indexable: true,
  extras: true,
  guards: [],
  secret: false,
} as const satisfies Route
const hero = { ...page, theme: 'darkHero' } as const satisfies Route
const demo = { ...page, indexable: false } as const satisfies Route

/** A boat's page that looks different from its siblings'. */
const ownLooks: Partial<Record<BoatSlug, Route>> = {
  apas: { ...hero, footer: 'inverted' },
  yang: { ...hero, layout: 'bare', footer: 'none' },
}

// Object.fromEntries forgets the keys' type; they are the boats' paths.
const boatRoutes = Object.fromEntries(boatSlugs.map((slug) => [boatPath(slug), ownLooks[slug] ?? hero])) as Record<
  BoatPath,
  Route
>

/** Every address without its language prefix (SPEC-2, READ-3); all that goes through pages reads this table. */
export const routes = {
  '/': hero,
  '/product': hero,
  '/product/compare': { ...page, extras: false },
  ...boatRoutes,
  '/solution/robot': hero,
  '/solution/solution': hero,
  '/solution/uboat': hero,
  '/service': page,
  '/case': hero,
  '/news': hero,
  '/aboutus': hero,
  '/joinus': hero,
  '/contact': hero,
  '/advisory': { ...page, extras: false },
  '/quote': { ...page, extras: false },
  '/tools': { ...page, extras: false },
  '/tools/water': { ...page, extras: false },
  '/tools/finder': { ...page, extras: false },
  '/tools/coverage': { ...page, extras: false },
  '/tools/season': { ...page, extras: false },
  '/tools/tour-boat': { ...page, extras: false },
  '/partner': { ...page, languages: ['en'], extras: false },
  '/download': page,
  '/privacy': page,
  '/accessibility': page,
  '/datasets': page,
  '/datasets/request': { ...page, indexable: false, extras: false },
  '/datasets/FloW': page,
  '/datasets/FloW/FloW-Img': page,
  '/datasets/FloW/FloW-RI': page,
  '/datasets/FloW/Introduction': page,
  '/datasets/FloW/Radar': page,
  '/datasets/USVInland': page,
  '/datasets/USVInland/Introduction': page,
  '/datasets/USVInland/Platform': page,
  '/datasets/USVInland/Radar': page,
  '/datasets/USVInland/SLAM': page,
  '/datasets/USVInland/Stereo': page,
  '/datasets/USVInland/Waterline': page,
  '/index2': { ...hero, indexable: false },
  '/test': { ...demo, extras: false },
  '/widget': { ...page, extras: false },
  '/widget/check': { ...demo, extras: false },
  '/components/applDialog': demo,
  '/components/pagination': demo,
  '/components/pagination1': demo,
  '/sent': { ...demo, extras: false },
  '/answer': { ...demo, layout: 'bare', footer: 'none', extras: false, secret: true },
  '/404': { ...demo, theme: 'darkHero', footer: 'inverted', extras: false },
} as const satisfies Record<string, Route>

export type RoutePath = keyof typeof routes

/** The two addresses with a parameter: one entry of `content/` each. */
export const detailRoutes = { '/caseDetail': page, '/newsDetail': page } as const satisfies Record<string, Route>

export type DetailPath = `${keyof typeof detailRoutes}/${string}`

/** Any page of the site, without its language prefix. */
export type SitePath = RoutePath | DetailPath
