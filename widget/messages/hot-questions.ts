import type { Lang } from '../shared/api-types.ts'

/** The card of the questions asked most. */
const zh = { head: '常见问题', pause: '暂停轮播', play: '继续轮播' }
const en: typeof zh = { head: 'Frequently asked', pause: 'Pause the questions', play: 'Resume the questions' }

export const hotLabels: Record<Lang, typeof zh> = { zh, en }
