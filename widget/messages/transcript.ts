import { WidgetTranscript as en } from '../../messages/en/widget-transcript.json'
import { WidgetTranscript as zh } from '../../messages/zh/widget-transcript.json'
import type { Lang } from '../shared/api-types.ts'

export const transcriptLabels: Record<Lang, typeof zh> = { zh, en }
