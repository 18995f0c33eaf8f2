/** `GET /config` (docs/widget-protocol.md). What is missing there is left out here. */
export interface SiteConfig {
  theme?: { colours?: Record<string, string>; position?: string; name?: string; mark?: string }
  texts?: { title?: string; greeting?: string; placeholder?: string; tip?: string }
  /** What the dock's buttons are called. */
  words?: Partial<Record<DockWord, string>>
  hot?: { id: string; question: string }[]
  contacts?: { phone?: string; email?: string; qr?: { url: string; label?: string } }
  board?: FormConfig
  callback?: FormConfig
  consent?: { text: string; link?: { label: string; url: string } }
  limits?: { text?: number }
}

export type DockWord = 'unread' | 'move' | 'phone' | 'qr' | 'board' | 'hot' | 'pause' | 'play'

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
