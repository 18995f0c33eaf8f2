import type { OfficialFields } from '#lib/forms/official'

export interface PanelContent {
  email: string
  /** International form, or blank. */
  phone: string
  message: string
}

/** The fixed labels of READ-4: "from the website floating window", "unmanned environmental-protection boat". */
const fromPanel = '来自官网悬浮窗'
const product = '无人环保船'

/** The panel's three fields under the eight odd names of the contact contract (SPEC-3, READ-4). */
export function officialFromPanel({ email, phone, message }: PanelContent): OfficialFields {
  return {
    name: fromPanel,
    company: fromPanel,
    title: fromPanel,
    phone: email,
    city: phone,
    product,
    type: message.trim() ? message : fromPanel,
    language: 'en',
  }
}
