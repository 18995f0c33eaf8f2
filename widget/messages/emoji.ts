import { WidgetEmoji as en } from '../../messages/en/widget-emoji.json'
import { WidgetEmoji as zh } from '../../messages/zh/widget-emoji.json'
import type { Lang } from '../shared/api-types.ts'

/** A short set of signs with their names, as a person would say them. */
export const emojiNames: Record<Lang, Record<string, string>> = { zh, en }
