/** `GET /config` (docs/widget-protocol.md), as the server answers it and the widget reads it. What is missing is left out. */
export interface SiteConfig {
  site?: string
  lang?: string
  theme?: { colours?: Record<string, string>; position?: string; mark?: string }
  texts?: { title?: string; greeting?: string; placeholder?: string; tip?: string; hours?: string; answers?: string }
  /** Labels of the side bar's buttons; widgets 1.0 and 1.1, which stand in pages of others, read them by this name. */
  words?: Partial<Record<DockLabel, string>>
  hot?: { id?: string; question: string }[]
  contacts?: { phone?: string; email?: string; qr?: { url?: string; label?: string } }
  transcript?: true
  /** Files may be sent; the largest, in bytes. */
  files?: { bytes: number }
  board?: FormConfig
  callback?: FormConfig
  consent?: { text: string; link?: { label: string; url: string } }
  /** Characters of a message, bytes of context, messages at once and a minute. */
  limits?: { text?: number; context?: number; burst?: number; per_minute?: number }
}

/** What `GET /config?part=` answers: before opening, the questions' words, or both, as widgets up to 1.1.1 ask. */
export const configParts = ['closed', 'hot', 'dock'] as const
export type ConfigPart = (typeof configParts)[number]

export type DockLabel = 'phone' | 'qr' | 'board'

export interface FormConfig {
  fields: Field[]
  /** One of these must be filled. */
  reach?: string[]
}

export interface Field {
  name: string
  label: string
  type: 'text' | 'tel' | 'email' | 'select' | 'textarea'
  required?: boolean
  max?: number
  options?: { value: string; label: string }[]
}
