import { WidgetRating as en } from '../../messages/en/widget-rating.json'
import { WidgetRating as zh } from '../../messages/zh/widget-rating.json'
import type { Lang } from '../shared/api-types.ts'

/** Words of the question whether a conversation helped. */
export const ratingLabels: Record<Lang, typeof zh> = { zh, en }
