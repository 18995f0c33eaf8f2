import type { Lang } from '../shared/api-types.ts'

/** The few words that are needed before, or without, the site's configuration. */
const zh = {
  name: '在线客服',
  open: '打开在线客服',
  loading: '正在打开……',
  failed: '没打开，再试',
}

const en: typeof zh = {
  name: 'Customer service',
  open: 'Open customer service',
  loading: 'Opening…',
  failed: 'Failed. Try again',
}

/** Of a card, which chunks make as well. */
export const dismissLabels: Record<Lang, string> = { zh: '关闭', en: 'Dismiss' }

export const loaderLabels: Record<Lang, typeof zh> = { zh, en }
