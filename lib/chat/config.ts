import { chatLimits } from '#lib/chat/limits'
import { chatMessages } from '#lib/chat/messages'
import type { Site } from '#lib/chat/sites'
import { readEntries } from '#lib/entries/read-entries'
import { boardTopics } from '#lib/forms/choices'
import { limits } from '#lib/forms/limits'
import type { Locale } from '#lib/i18n/locales'
import { labelOf, leadMessages } from '#lib/leads/messages'
import { absoluteUrl } from '#lib/routes/absolute-url'

/** The house's colours, readable on each other (styles/tokens.scss: `--signal-ink`, `--paper`). */
const theme = { accent: '#056a75', onAccent: '#ffffff', name: 'ORCA' } as const

function boardFields(site: Site, language: Locale) {
  const { ChatBoardFields: labels, ChatConfig: words } = chatMessages[language]
  const field = (name: keyof typeof labels, type: string, required: boolean, max: number) => ({
    name,
    label: labels[name],
    type,
    required,
    max,
  })
  const reach = [field('phone', 'tel', false, limits.phone), field('email', 'email', false, limits.email)]
  const name = field('name', 'text', true, limits.board.name)
  const options = boardTopics.map((value) => ({ value, label: labelOf(leadMessages[language].LeadChoices, value) }))
  return {
    callback: [name, ...reach],
    board: [
      name,
      ...reach,
      field('address', 'text', false, limits.board.address),
      {
        name: 'extension',
        label: site.extensionLabel ?? words.extension,
        type: 'text',
        required: false,
        max: limits.board.extension,
      },
      { name: 'topic', label: labels.topic, type: 'select', required: false, options },
      field('content', 'textarea', true, limits.board.content),
    ],
  }
}

/** Questions asked often, in their order; each is answered at once. */
function hotQuestions(language: Locale) {
  return readEntries('faq', language)
    .filter(({ hot }) => hot !== undefined)
    .toSorted((one, other) => (one.hot ?? 0) - (other.hot ?? 0))
    .map(({ slug, title }) => ({ id: slug, question: title }))
}

/** What a widget needs to know before anybody has said anything. A contact that is not configured is left out. */
export function widgetConfig(site: Site, language: Locale) {
  const { title, greeting, placeholder, tip, qr, consent, privacy } = chatMessages[language].ChatConfig
  const { phone, email, qr: link, board } = site.contacts
  const fields = boardFields(site, language)
  const reach = ['phone', 'email']
  return {
    site: site.key,
    lang: language,
    theme,
    texts: { title, greeting, placeholder, tip },
    words: chatMessages[language].ChatDock,
    hot: hotQuestions(language),
    contacts: {
      ...(phone ? { phone } : {}),
      ...(email ? { email } : {}),
      ...(link ? { qr: { url: link, label: qr } } : {}),
    },
    ...(board ? { board: { fields: fields.board, reach } } : {}),
    callback: { fields: fields.callback, reach },
    consent: { text: consent, link: { label: privacy, url: absoluteUrl('/privacy', language) } },
    limits: {
      text: chatLimits.text,
      context: chatLimits.contextBytes,
      burst: chatLimits.visitor[0].most,
      per_minute: chatLimits.visitor[1].most,
    },
  }
}
