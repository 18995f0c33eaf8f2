import type { Settings } from '#lib/config/settings'

/** The time scale of deliveries where answers can also go by mail; undefined where no mail is configured. */
export function answerMailScale({ SMTP_URL, MAIL_FROM, DELIVERY_TIME_SCALE }: Settings): number | undefined {
  return SMTP_URL && MAIL_FROM ? DELIVERY_TIME_SCALE : undefined
}
