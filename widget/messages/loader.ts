import type { Lang } from '../shared/api-types.ts'

/** The few words that are needed before, or without, the site's configuration. */
const zh = {
  name: '在线客服',
  open: '打开在线客服',
  close: '收起在线客服',
  loading: '正在打开…',
  failed: '没有打开，网络可能断了。',
  retry: '再试一次',
  dismiss: '关闭',
}

const en: typeof zh = {
  name: 'Customer service',
  open: 'Open customer service',
  close: 'Close customer service',
  loading: 'Opening…',
  failed: 'It did not open. The network may be down.',
  retry: 'Try again',
  dismiss: 'Dismiss',
}

export const loaderLabels: Record<Lang, typeof zh> = { zh, en }
