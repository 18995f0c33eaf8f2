import type { Lang } from '../shared/api-types.ts'

/** Words beside the launcher. */
const zh = {
  phone: '电话',
  qr: '扫码联系',
  board: '留言',
  move: '可拖动，也可用方向键移动，每次 10 像素',
  hot: '常见问题',
  pause: '暂停轮播',
  play: '继续轮播',
  dismiss: '关闭',
}

const en: typeof zh = {
  phone: 'Telephone',
  qr: 'QR code',
  board: 'Message board',
  move: 'Drag it, or move it by arrow keys, 10 pixels each',
  hot: 'Often asked',
  pause: 'Pause the questions',
  play: 'Let the questions change',
  dismiss: 'Dismiss',
}

export const lateWords: Record<Lang, typeof zh> = { zh, en }
