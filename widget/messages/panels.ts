import { WidgetPanels as en } from '../../messages/en/widget-panels.json'
import { WidgetPanels as zh } from '../../messages/zh/widget-panels.json'
import type { Lang } from '../shared/api-types.ts'

export const panelLabels: Record<Lang, typeof zh> = { zh, en }
export type PanelLabels = typeof zh
