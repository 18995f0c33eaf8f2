import { WidgetTranscript as en } from '../../messages/en/widget-transcript.json'
import { WidgetTranscript as zh } from '../../messages/zh/widget-transcript.json'
import type { Lang } from '../shared/api-types.ts'

/** Words of the form that sends the conversation by email. */
export const transcriptLabels: Record<Lang, typeof zh> = { zh, en }
