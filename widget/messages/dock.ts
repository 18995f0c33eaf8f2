import type { Lang } from '../shared/api-types.ts'

/** What launcher and window say from the first action on. */
const zh = {
  close: '收起在线客服',
  move: '可拖动，也可用方向键移动，每次 10 像素',
  unread: '条未读',
}

const en: typeof zh = {
  close: 'Close customer service',
  move: 'Drag it, or move it with the arrow keys, 10 pixels at a time',
  unread: 'unread',
}

export const dockLabels: Record<Lang, typeof zh> = { zh, en }
