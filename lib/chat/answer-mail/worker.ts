import { AnswerLoop } from '#lib/chat/answer-mail/answer-loop'
import { environment } from '#lib/config/environment'
import { onShutdown } from '#lib/runtime/shutdown'
import { store } from '#lib/store/process-store'

/** Starts bringing answers to visitors by mail, if mail is configured. Called once a process (`lib/server/background.ts`). */
export function startAnswerMail(): void {
  const { SMTP_URL: smtp, MAIL_FROM: from, EMAIL_SALES, SITE_URL: site, DELIVERY_TIME_SCALE: timeScale } = environment()
  if (!smtp || !from) return
  const loop = new AnswerLoop({ store, smtp, from, replyTo: EMAIL_SALES, site, timeScale })
  loop.start()
  onShutdown('answers by mail', () => loop.stop(), 'work')
}
