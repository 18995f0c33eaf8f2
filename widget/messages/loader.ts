import type { Lang } from '../shared/api-types.ts'

/** The few words the loader needs before anything else is there. */
const zh = {
  name: '在线客服',
  open: '打开在线客服',
  close: '收起在线客服',
  unread: (count: number) => `${count} 条未读`,
  loading: '正在打开…',
  failed: '没有加载成功，请再试一次。',
}

const en: typeof zh = {
  name: 'Customer service',
  open: 'Open customer service',
  close: 'Close customer service',
  unread: (count) => `${count} unread`,
  loading: 'Opening…',
  failed: 'It did not load. Please try again.',
}

export const loaderWords: Record<Lang, typeof zh> = { zh, en }
