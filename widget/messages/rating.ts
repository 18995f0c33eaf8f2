import type { Lang } from '../shared/api-types.ts'

/** Words of the question whether a conversation helped. */
const zh = {
  solved: '解决了',
  unsolved: '没有解决',
  comment: '还想说点什么？',
  failed: '没有记下，请再点一次。',
}

const en: typeof zh = {
  solved: 'Yes',
  unsolved: 'No',
  comment: 'Anything to add?',
  failed: 'Not saved: please press again.',
}

export const ratingLabels: Record<Lang, typeof zh> = { zh, en }
