import type { Lang } from '../shared/api-types.ts'

/** Words beside the launcher. */
const zh = {
  hot: '常见问题',
  pause: '暂停轮播',
  play: '继续轮播',
  dismiss: '关闭',
}

const en: typeof zh = {
  hot: 'Often asked',
  pause: 'Pause the questions',
  play: 'Let the questions change',
  dismiss: 'Dismiss',
}

export const lateWords: Record<Lang, typeof zh> = { zh, en }
