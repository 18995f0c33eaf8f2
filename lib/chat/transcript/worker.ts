import { defaultZone } from '#lib/chat/presence'
import { TranscriptLoop } from '#lib/chat/transcript/transcript-loop'
import { environment } from '#lib/config/environment'
import type { Settings } from '#lib/config/settings'
import { onShutdown } from '#lib/runtime/shutdown'
import { store } from '#lib/store/process-store'

let running: TranscriptLoop | undefined

/** Whether visitors can get their conversation by email. */
export const sendsTranscripts = ({ SMTP_URL, MAIL_FROM }: Settings) => SMTP_URL !== undefined && MAIL_FROM !== undefined

/** Starts sending transcripts, if mail is configured; called again, it looks for work at once. */
export function wakeTranscripts(): void {
  if (running) return void running.wake()
  const { SMTP_URL: smtp, MAIL_FROM: from, CHAT_HOURS, DELIVERY_TIME_SCALE: timeScale } = environment()
  if (!smtp || !from) return
  const loop = new TranscriptLoop({ store, smtp, from, zone: CHAT_HOURS?.zone ?? defaultZone, timeScale })
  running = loop
  loop.start()
  onShutdown('transcripts', () => loop.stop(), 'work')
}
