import { namesWidget } from '#lib/chat/answers/names-widget'
import type { Locale } from '#lib/i18n/locales'

type Named = 'flow' | 'usvInland' | 'mariSense'

/** A dataset's name: who writes it asks about data, whatever else the words may mean. "Flow" is a current as well. */
const datasetNames: Readonly<Record<Locale, Readonly<Record<Named, RegExp>>>> = {
  en: {
    flow: /FloW\b|\b[Ff]low[- ](?:RI|ri|[Ii]mg|dataset|data|paper)\b/,
    usvInland: /usv ?inland/i,
    mariSense: /mari ?sense/i,
  },
  zh: { flow: /(?<![a-z])flow(?![a-z])/i, usvInland: /usv ?inland/i, mariSense: /mari ?sense/i },
}

/** Entries of one dataset alone; those of all are `dataset-` and a few more. */
const ofDataset: Readonly<Record<Named, readonly string[]>> = {
  flow: ['flow', 'flow-radar'],
  usvInland: ['usvinland', 'usvinland-files', 'usvinland-stereo'],
  mariSense: ['marisense'],
}
const ofAllData: readonly string[] = ['other-datasets', 'risfnet', 'papers', 'sample-set', 'lost-number']

/** Other data and code of the group, told in one entry. */
const otherWork = /risfnet|radarmoseve|wsbev/i
const ofOtherWork: ReadonlySet<string> = new Set(['risfnet', 'dataset-code', 'papers', 'other-datasets'])

/** What else the assistant knows that is asked of the widget on somebody's own pages. */
const besideWidget = new Set([
  'assistant',
  'transcript',
  'accessibility',
  'network-address',
  'delete-my-data',
  'kept-how-long',
  'unanswered',
])
const isOfWidget = (slug: string) => slug.startsWith('widget') || besideWidget.has(slug)

/** Which entries may answer a text by what it names, datasets or the chat widget; nothing where it names neither. */
export function matterOf(text: string, language: Locale): ((slug: string) => boolean) | undefined {
  const patterns = datasetNames[language]
  const own = (['flow', 'usvInland', 'mariSense'] as const)
    .filter((name) => patterns[name].test(text))
    .flatMap((name) => ofDataset[name])
  if (own.length > 0) return (slug) => slug.startsWith('dataset-') || own.includes(slug) || ofAllData.includes(slug)
  if (otherWork.test(text)) return (slug) => ofOtherWork.has(slug)
  return namesWidget(text) ? isOfWidget : undefined
}
