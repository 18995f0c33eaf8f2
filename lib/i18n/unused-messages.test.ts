import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boatMessages } from '#lib/i18n/boat-messages'
import { messages } from '#lib/i18n/messages'
import chatCommand from '#messages/zh/chat-command.json' with { type: 'json' }
import command from '#messages/zh/leads-command.json' with { type: 'json' }

/**
 * Sentences whose key is chosen by a value, by their beginning, and where that value is written. Such a sentence is
 * used when its key stands there as a word; everything else is used when a `t('…')` of its namespace says so.
 */
const chosenByValue: Record<string, readonly string[]> = {
  AlertNote: ['lib/delivery'],
  AnswerDesk: ['components/answer', 'lib/protocol/answer-link.ts'],
  BoatViewer: ['components/viewer'],
  BoatFinder: ['lib/content/finder.ts'],
  Busy: ['lib/http-server/plain-error-page.ts'],
  CaseDetail: ['lib/entries/schemas.ts'],
  CaseFilter: ['lib/entries/schemas.ts'],
  CaseIndex: ['components/case/case-index.tsx'],
  CasePage: ['components/case/case-index.tsx'],
  ClassTable: ['components/sections/class-table.tsx', 'lib/content/boats'],
  CompareBoats: ['components/product', 'lib/content/boats'],
  ContactPanel: ['components/site'],
  DatasetChanges: ['lib/content/datasets/errata.ts'],
  DatasetCitation: ['lib/content/datasets/citations.ts'],
  DatasetExplorer: ['components/datasets/explorer'],
  DatasetFeed: ['lib/seo/feeds.ts'],
  DatasetLabels: ['lib/content/datasets'],
  DatasetRelated: ['lib/content/datasets/related.ts'],
  DatasetSources: ['lib/content/datasets/source.ts'],
  DatasetValues: ['lib/content/datasets'],
  DetectionScore: ['components/datasets'],
  FailedForm: ['lib/leads/pages', 'lib/protocol/api-errors.ts'],
  FieldErrors: ['lib/protocol/field-codes.ts'],
  FigureLabels: ['lib/content/boats', 'lib/entries', 'app/[locale]/solution/uboat'],
  Figures: ['lib/content/boats', 'lib/entries/figures-in-text.ts'],
  FlowPage: ['components/datasets'],
  Footnotes: ['components/product/figure-mark.tsx', 'components/product/footnote.tsx'],
  FormConsent: ['lib/forms/kinds.ts'],
  FormatFaults: ['devkit/typescript/src'],
  GlobalError: ['app/global-error.tsx', 'lib/http-server/plain-error-page.ts'],
  Index2Page: ['components/sections/tour-figures.tsx'],
  LabelCheck: ['components/datasets', 'devkit/typescript/src/label-extras.ts', 'devkit/typescript/src/box-problems.ts'],
  LeadChoices: ['lib/forms/choices.ts'],
  LeadForm: ['components/forms', 'lib/browser/forms', 'lib/forms/fallback-contact.ts'],
  LeadFields: [
    'lib/forms/fields.ts',
    'lib/leads',
    'lib/chat/bridge/undelivered-to-leads.ts',
    'lib/api/leads/form-handler.ts',
  ],
  LeadKinds: ['lib/forms/kinds.ts'],
  LeadEmail: ['lib/delivery/sinks/lead-email.ts', 'lib/leads/labels.ts'],
  Leaflet: ['lib/leaflets', 'scripts/downloads'],
  NewsFeed: ['lib/seo/feeds.ts'],
  NewsTopics: ['lib/entries/schemas.ts'],
  PageNames: ['lib/routes/menu.ts', 'lib/routes/footer-map.ts', 'components/site'],
  Pagination1Demo: ['app/[locale]/components/pagination1'],
  PaginationDemo: ['app/[locale]/components/pagination'],
  PatentLabel: ['components/about/patent-label.ts', 'lib/config/settings.ts'],
  Pictures: ['lib/content/pictures.json', 'imagery/scenes/shots.py'], // a render may be planned before it is made
  'PrivacyPage.what': ['app/[locale]/privacy/what-is-kept.tsx'],
  QuantityText: ['lib/content/boats/types.ts'],
  'RobotSolution.day': ['app/[locale]/solution/robot', 'components/solution/day-course.tsx'],
  'UboatSolution.day': ['app/[locale]/solution/uboat', 'components/solution/moment-grid.tsx'],
  'ContactPage.imprint': ['app/[locale]/contact/imprint.tsx'],
  'ContactPage.map': ['app/[locale]/contact/google-map.tsx'],
  QuotePage: ['app/[locale]/quote'],
  'WidgetCheckPage.form': ['app/[locale]/widget/check/check-form.tsx'],
  DataRequestPage: ['components/datasets/request/request-look-up.tsx'],
  RefusedForm: ['lib/leads/pages'],
  RequestTerms: ['lib/content/datasets/request-terms.ts'],
  GroupBotNote: ['lib/delivery/sinks/group-bot.ts'],
  SampleReport: ['components/service', 'scripts/downloads/sample-report.ts'],
  RecipientNote: ['lib/delivery'],
  SinkNote: ['lib/delivery'],
  SensorRig: ['lib/content/datasets/sensor-rig.ts'],
  SyntheticFrames: ['lib/content/datasets/sensor-rig.ts', 'components/datasets/drawings/synthetic-frames.tsx'],
  SequenceName: ['components/datasets/page/sequence-name.tsx'],
  BoatTerms: ['components/service'],
  ServiceContents: ['components/service', 'lib/content/service.ts'],
  'ServicePage.lines': ['components/service'],
  SheetTerms: ['lib/content/boats'],
  'SpecificationSheet.groups': ['lib/content/boats/sheet.ts'],
  'SiteMenu.leads': ['lib/routes/menu.ts'],
  UnitSwitch: ['components/product/unit-switch.tsx'],
  AreaEntry: ['components/tools'],
  CoveragePage: ['components/tools/page/tool-page.tsx'],
  CoverageTool: ['components/tools', 'lib/coverage-planning', 'lib/water-files'],
  FinderPage: ['components/tools/page/tool-page.tsx'],
  FinderTool: ['components/tools', 'lib/content/finder.ts'],
  FleetAnswer: ['components/tools', 'lib/fleet-advice'],
  FleetFields: ['components/tools', 'lib/fleet-advice'],
  FleetResult: ['components/tools'],
  OperationConsole: ['components/console', 'lib/operation-console'],
  PlaybackControls: ['components/tools'],
  QuoteNote: ['components/tools'],
  BroughtAlong: ['app/[locale]/quote'],
  ShortLinkPage: ['lib/short-links'],
  SeasonPage: ['components/tools/page/tool-page.tsx'],
  SeasonResult: ['components/season', 'components/tools', 'lib/planning'],
  SeasonTool: ['components/season', 'lib/api/season.ts', 'lib/planning'],
  ToolLinks: ['components/tools'],
  ToolThread: ['components/tools', 'lib/tool-address'],
  ToolsPage: ['app/[locale]/tools/page.tsx'],
  TourBoatDay: ['components/tools', 'lib/planning'],
  TourBoatPage: ['components/tools/page/tool-page.tsx'],
  TourBoatResult: ['components/tools'],
  TourBoatTool: ['components/tools', 'lib/planning'],
  ToolUnits: ['lib/content/area-units.ts'],
  UsvInlandPage: ['components/datasets'],
  WaterBoard: ['components/tools'],
  WaterEditor: ['components/tools', 'lib/water-drawing', 'lib/water-files', 'lib/coverage-planning'],
  WaterFilePanel: ['components/tools', 'lib/water-files'],
  WaterPage: ['components/tools'],
  WidgetBench: ['app/[locale]/widget'],
  WatchStage: ['components/tools'],
}

function filesUnder(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => `${path}/${name}`)
    .filter((file) => /\.(tsx?|md)$/.test(file) && !file.includes('.test.'))
}

const text = (paths: readonly string[]) => paths.flatMap(filesUnder).map((file) => readFileSync(file, 'utf8'))

function leaves(node: unknown, at: readonly string[] = []): string[][] {
  if (typeof node !== 'object' || node === null) return [[...at]]
  return Object.entries(node).flatMap(([key, value]) => leaves(value, [...at, key]))
}

const escaped = (literal: string) => literal.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** `t('a.b')` and t(`a.${one}.c`) of every namespace, as patterns of whole keys; `t.raw('a')` takes what is below. */
function calledKeys(source: string): RegExp[] {
  const bound = [...source.matchAll(/const (\w+) = (?:await )?(?:use|get)Translations\('([\w.]+)'\)(?!\()/g)]
  const direct = [...source.matchAll(/(?:use|get)Translations\('([\w.]+)'\)\('([^']+)'/g)]
  const called = bound.flatMap(([, name = '', namespace = '']) =>
    [
      ...source.matchAll(
        new RegExp(`(?<![\\w.])${name}(?:\\.\\w+)?(?:<[^>]*>)?\\(\\s*(['\`])((?:(?!\\1).)+)\\1`, 'gs'),
      ),
    ].map(([, , key]) => `${namespace}.${key}`),
  )
  const ofPages = [...source.matchAll(/metadataOf\([^,]+, '(\w+)'[,)]/g)].map(([, page]) => `${page}.meta`)
  return [...called, ...ofPages, ...direct.map(([, namespace, key]) => `${namespace}.${key}`)].map(
    (key) =>
      new RegExp(
        `^${key
          .split(/\$\{[^}]*\}/)
          .map(escaped)
          .join('[^.]+')}(\\.|$)`,
      ),
  )
}

const isWordIn = (sources: readonly string[], word: string) =>
  sources.some((source) => new RegExp(`(?<![\\w-])${escaped(word)}(?![\\w-])`).test(source))

test('every sentence of the pages is said somewhere', () => {
  const calls = text(['app', 'components', 'lib']).flatMap(calledKeys)
  const places = Object.entries(chosenByValue).map(([start, paths]) => ({ start: `${start}.`, sources: text(paths) }))
  const unused = leaves(messages.zh)
    .filter((path) => !calls.some((call) => call.test(path.join('.'))))
    .filter((path) => {
      const place = places.find(({ start }) => path.join('.').startsWith(start))
      return !place || !isWordIn(place.sources, path.at(-1) ?? '')
    })
  expect(
    unused.map((path) => path.join('.')),
    'delete what nothing says; what a value chooses names the place of that value in chosenByValue, above',
  ).toEqual([])
})

test('every sentence of a boat stands on its page or in its documents', () => {
  // Of `listing` the type names every word (boat-listings.ts).
  for (const [slug, { listing: _, ...copy }] of Object.entries(boatMessages.zh)) {
    const sources = text([
      `app/[locale]/product/${slug}`,
      'components/product',
      'components/service',
      'components/viewer',
      'lib/content/model-parts.ts',
      'lib/leaflets',
      'scripts/downloads',
    ])
    const unused = leaves(copy).filter((path) => path.some((part) => !/^\d+$/.test(part) && !isWordIn(sources, part)))
    expect(
      unused.map((path) => path.join('.')),
      `of ${slug}: let its page show them, or delete them`,
    ).toEqual([])
  }
})

test('every sentence of the leads command is printed', () => {
  const sources = text([
    'scripts/leads',
    'scripts/leads.ts',
    'scripts/run-command.ts',
    'lib/leads',
    'lib/store/lead-tables.ts',
  ])
  const unused = leaves(command).filter((path) => path.some((part) => !/^\d+$/.test(part) && !isWordIn(sources, part)))
  expect(unused.map((path) => path.join('.'))).toEqual([])
})

test('every sentence of the chat command is printed', () => {
  const sources = text(['scripts/chat', 'scripts/chat.ts', 'lib/store/chat-tables.ts', 'lib/store/lead-tables.ts'])
  const unused = leaves(chatCommand).filter((path) =>
    path.some((part) => !/^\d+$/.test(part) && !isWordIn(sources, part)),
  )
  expect(unused.map((path) => path.join('.'))).toEqual([])
})
