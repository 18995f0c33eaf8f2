import { chatMessages } from '#lib/assistant/messages'
import { answerTimeText } from '#lib/chat/answer-time'
import { coloursFor } from '#lib/chat/colours'
import { chatLimits } from '#lib/chat/limits'
import { type Presence, presenceLine } from '#lib/chat/presence'
import type { Site } from '#lib/chat/sites'
import { readEntries } from '#lib/entries/read-entries'
import type { Control } from '#lib/forms/fields'
import { fieldsOf } from '#lib/forms/forms'
import type { Locale } from '#lib/i18n/locales'
import { wordLabel } from '#lib/leads/labels'
import { labelOf } from '#lib/leads/messages'
import { largestChatFile } from '#lib/protocol/chat-files'
import type { ConfigPart, Field, SiteConfig } from '#lib/protocol/widget-config'
import { absoluteUrl } from '#lib/seo/absolute-url'

/** Controls by the names the widget's protocol has for them. */
const widgetControl: Readonly<Record<Control, Field['type']>> = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  quantity: 'text',
  area: 'textarea',
  choice: 'select',
  boxes: 'select', // no form of the widget asks for several
}

/** Optional fields come after required ones. */
const last = ['address', 'extension', 'topic']

/** A form of the widget as it draws it: the same fields and limits that the server checks. */
function widgetFields(kind: 'board' | 'callback', site: Site, language: Locale): Field[] {
  const { ChatBoardFields, ChatConfig } = chatMessages[language]
  const inOrder = fieldsOf(kind).toSorted((one, other) => last.indexOf(one.name) - last.indexOf(other.name))
  return inOrder.map(({ name, control, required, max, offers }) => ({
    name,
    label: name === 'extension' ? (site.extensionLabel ?? ChatConfig.extension) : labelOf(ChatBoardFields, name),
    type: widgetControl[control],
    required,
    ...(max ? { max } : {}),
    ...(offers ? { options: offers.values.map((value) => ({ value, label: wordLabel(name, value, language) })) } : {}),
  }))
}

/** Questions asked often, in their order; each is answered at once. */
function hotQuestions(language: Locale) {
  return readEntries('faq', language)
    .filter(({ hot }) => hot !== undefined)
    .toSorted((one, other) => (one.hot ?? 0) - (other.hot ?? 0))
    .map(({ slug, title }) => ({ id: slug, question: title }))
}

interface ConfigFacts {
  presence: Presence
  /** Whether a conversation can be sent by email. */
  transcript: boolean
  /** Whether files may be sent. */
  files?: boolean | undefined
  /** How soon people usually answer, where that is known. */
  answerMs?: number | undefined
  now: number
}

/** The first part of a widget's configuration; unset contacts are left out. */
export function widgetConfig(
  site: Site,
  language: Locale,
  { presence, transcript, files, answerMs, now }: ConfigFacts,
): SiteConfig {
  const line = presenceLine(presence, language, now)
  const hours = presence.kind === 'away' ? line : (site.hours?.[language] ?? line)
  // Of who is away it would be no promise.
  const answers =
    presence.kind === 'away' ? undefined : answerTimeText({ ms: answerMs, person: site.person?.[language] }, language)
  const { title, greeting, placeholder, tip, qr, consent, privacy } = chatMessages[language].ChatConfig
  const { phone, email, qr: link, board } = site.contacts
  const reach = ['phone', 'email']
  return {
    site: site.key,
    lang: language,
    theme: {
      ...(site.accent ? { colours: coloursFor(site.accent) } : {}),
      ...(site.mark ? { mark: site.mark } : {}),
      ...(site.position ? { position: site.position } : {}),
    },
    texts: {
      title: site.name ?? title,
      greeting,
      placeholder,
      tip,
      hours,
      ...(answers ? { answers } : {}),
    },
    words: chatMessages[language].ChatDock,
    hot: hotQuestions(language),
    contacts: { phone, email, qr: link ? { url: link, label: qr } : undefined },
    ...(board ? { board: { fields: widgetFields('board', site, language), reach } } : {}),
    ...(files ? { files: { bytes: largestChatFile } } : {}),
    ...(transcript ? { transcript: true as const } : {}),
    callback: { fields: widgetFields('callback', site, language), reach },
    consent: { text: consent, link: { label: privacy, url: absoluteUrl('/privacy', language) } },
    limits: {
      text: chatLimits.text,
      context: chatLimits.contextBytes,
      burst: chatLimits.visitor[0].most,
      per_minute: chatLimits.visitor[1].most,
    },
  }
}

/** So many questions change beside the launcher. */
const askedBeside = 6

/** Of a site's colours, those that are seen before opening. */
const seenBefore = ['deep', 'signal', 'seam']

/** As much of it as is needed before opening, which every page of a host loads: see `configParts`. */
export function configPart(
  { theme, texts, words: labels, hot, contacts, board }: SiteConfig,
  part: ConfigPart,
): SiteConfig {
  const questions = hot?.slice(0, askedBeside).map(({ question }) => ({ question }))
  if (part === 'hot') return { hot: questions }
  const { phone, email, qr } = contacts ?? {}
  const colours = Object.entries(theme?.colours ?? {}).filter(([name]) => seenBefore.includes(name))
  const ways: Record<string, unknown> = { phone, qr, board }
  const seen = { ...theme, ...(theme?.colours ? { colours: Object.fromEntries(colours) } : {}) }
  return {
    ...(theme && Object.keys(theme).length > 0 ? { theme: part === 'dock' ? theme : seen } : {}),
    texts: { title: texts?.title, tip: texts?.tip },
    words: Object.fromEntries(Object.entries(labels ?? {}).filter(([way]) => ways[way])),
    hot: part === 'dock' ? questions : questions?.slice(0, 0),
    // That there is a QR code or a board; what they hold comes with the window.
    contacts: part === 'dock' ? contacts : { phone, email, ...(qr ? { qr: {} } : {}) },
    ...(board ? { board: { fields: [] } } : {}),
  }
}
