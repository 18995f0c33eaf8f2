import { z } from 'zod'
import { boatSlugs } from '#lib/content/fleet'
import { type PictureName, pictures } from '#lib/content/pictures'
import { withWholeFigures } from '#lib/i18n/whole-figures'
import { isRoutePath } from '#lib/routes/address'

/** The folders of `content/`. */
export const entryKinds = ['news', 'cases', 'jobs', 'faq'] as const

export type EntryKind = (typeof entryKinds)[number]

export const newsTopics = ['deployment', 'research', 'guide'] as const
export const caseRegions = ['domestic', 'overseas'] as const
export const caseSeries = ['cleaning', 'tour'] as const

/** Kinds of water, in the order in which lists of cases show them (READ-9). */
export const caseWaterKinds = [
  'river',
  'canal',
  'park-lake',
  'large-lake',
  'weedy',
  'reservoir',
  'port',
  'scenic',
] as const
export const workKinds = ['cleaning', 'weed', 'inspection', 'monitoring', 'lifting', 'tour', 'gathering'] as const

export type CaseRegion = (typeof caseRegions)[number]
export type CaseSeries = (typeof caseSeries)[number]
export type WaterKind = (typeof caseWaterKinds)[number]
function isPictureName(value: string): value is PictureName {
  return Object.hasOwn(pictures, value)
}

const day = z.iso.date('must be a day written YYYY-MM-DD')
const picture = z.string().refine(isPictureName, 'must name a picture of lib/content/pictures.json')
const boats = z.array(z.enum(boatSlugs)).default([])
const source = z.strictObject({
  title: z.string().min(2).transform(withWholeFigures),
  url: z.url({ protocol: /^https?$/ }),
})

const common = {
  title: z.string().trim().min(4).max(110).transform(withWholeFigures),
  /** One or two sentences: the list, the feed, the page's description. */
  summary: z.string().trim().min(16).max(280).transform(withWholeFigures),
  published: day,
  updated: day.optional(),
}

export const newsFields = z.strictObject({
  ...common,
  /** When it happened, as exactly as the source says: a year, a month or a day. Without it: the day of publication. */
  date: z.coerce // YAML reads a bare year as a number
    .string()
    .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'must be YYYY, YYYY-MM or YYYY-MM-DD')
    .optional(),
  topic: z.enum(newsTopics),
  picture,
  boats,
  sources: z.array(source).default([]),
})

export const caseFields = z
  .strictObject({
    ...common,
    region: z.enum(caseRegions),
    series: z.enum(caseSeries),
    /** Only what is known: a report of a named place may not say what kind of water it is. */
    water: z.enum(caseWaterKinds).optional(),
    works: z.array(z.enum(workKinds)).min(1),
    picture,
    boats: z.array(z.enum(boatSlugs)).min(1),
    /** Only for a water that may be named (READ-10); without it the entry is shown as a typical deployment. */
    place: z.string().trim().min(2).max(60).optional(),
    sources: z.array(source).default([]),
  })
  .refine(({ place, sources }) => place === undefined || sources.length > 0, {
    path: ['sources'],
    message: 'a named place needs at least one source',
  })
  .refine(({ place, water }) => place !== undefined || water !== undefined, {
    path: ['water'],
    message: 'a typical deployment needs a kind of water',
  })

export const jobFields = z.strictObject({
  ...common,
  team: z.string().trim().min(2).max(60),
  place: z.string().trim().min(2).max(60).optional(),
  employment: z.enum(['full-time', 'internship']),
  /** True only while the post can really be applied for: then the page carries JobPosting data. */
  open: z.boolean().default(false),
  order: z.int().default(0),
})

export const faqFields = z.strictObject({
  /** The question as a person asks it. */
  title: common.title,
  topic: z.enum([
    'choosing',
    'operation',
    'safety',
    'service',
    'data',
    'leisure',
    'research',
    'jobs',
    'company',
    'talk',
  ]),
  boats,
  /** The only boats for which it holds; for other boats it is a poor answer. */
  holdsFor: boats,
  order: z.int().default(0),
  /** Whether it stands on pages; every one is known to the widget's assistant. */
  listed: z.boolean().default(false),
  /** Other ways to ask the same. */
  asks: z.array(z.string().trim().min(2).max(80)).default([]),
  source: z.string().refine(isRoutePath, 'must be a page of this site').optional(),
  /** The boat that it introduces: who only names that boat is answered by it. */
  introduces: z.enum(boatSlugs).optional(),
  /** Properties of boats (`lib/assistant/facts/boat-properties.ts`) of which it says what no figure says, of any boat or of single ones. */
  tells: z.array(z.string()).default([]),
  tellsOf: z.partialRecord(z.enum(boatSlugs), z.array(z.string())).default({}),
  figuresBelow: z.enum(['size', 'height', 'draft']).optional(),
  /** Whether boats counted for a size of water say what it says in general. */
  toldByFleet: z.boolean().default(false),
  /** Whether it says what no boat takes: then none are counted for a size of water. */
  insteadOfFleet: z.boolean().default(false),
  /** Whether it tells what a dataset is: an answer about one of its properties comes before it. */
  tellsDataset: z.boolean().default(false),
  /** Ideas of a question (`content/vocabulary/ideas.yaml`) that point to it when they stand together, and which must be missing. */
  ideas: z
    .array(z.strictObject({ all: z.array(z.string()).min(1), none: z.array(z.string()).default([]) }))
    .default([]),
  /** The form that helps on. */
  offer: z.enum(['board', 'callback']).optional(),
  /** Whether the widget shows it among the questions asked often, and in which place. */
  hot: z.int().min(1).max(9).optional(),
})

export const entryFields = { news: newsFields, cases: caseFields, jobs: jobFields, faq: faqFields } as const

export type EntryFields = { [Kind in EntryKind]: z.infer<(typeof entryFields)[Kind]> }
