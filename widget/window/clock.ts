import type { Lang } from '../shared/api-types.ts'

const quietMs = 15 * 60_000

/** The time of a message that comes after a silence; with the day when that is not today. Nothing for the others. */
export function timeAfterSilence(at: number, before: number | undefined, lang: Lang, now = Date.now()): string {
  if (!Number.isFinite(at) || at <= 0 || (before !== undefined && at - before < quietMs)) return ''
  const today = new Date(at).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(lang === 'zh' ? 'zh-CN' : 'en-GB', {
    ...(today ? {} : { month: 'short', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)
}
