import type { Lang } from '../shared/api-types.ts'

/** What the window's frame says until the window has come. */
const zh = {
  name: '在线客服',
  write: '输入您的问题',
  loading: '正在打开……',
  failed: '没有打开，网络可能断了。',
  retry: '再试一次',
  dismiss: '关闭',
}

const en: typeof zh = {
  name: 'Customer service',
  write: 'Write your question',
  loading: 'Opening…',
  failed: 'It did not open. The network may be down.',
  retry: 'Try again',
  dismiss: 'Dismiss',
}

export const frameLabels: Record<Lang, typeof zh> = { zh, en }
