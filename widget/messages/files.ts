import { WidgetFiles as en } from '../../messages/en/widget-files.json'
import { WidgetFiles as zh } from '../../messages/zh/widget-files.json'
import type { Lang } from '../shared/api-types.ts'

/** Words of what is sent and shown as a file. */
export const fileLabels: Record<Lang, typeof zh> = { zh, en }
export type FileLabels = typeof zh
