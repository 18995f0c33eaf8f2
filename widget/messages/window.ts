import { WidgetWindow as en } from '../../messages/en/widget-window.json'
import { WidgetWindow as zh } from '../../messages/zh/widget-window.json'
import type { Lang } from '../shared/api-types.ts'

export const windowLabels: Record<Lang, typeof zh> = { zh, en }
export type WindowLabels = typeof zh
