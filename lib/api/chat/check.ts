import { chatMessages } from '#lib/assistant/messages'
import { sitesOf } from '#lib/chat/sites'
import { environment } from '#lib/config/environment'
import { prefersChinese } from '#lib/i18n/accept-language'
import { locales } from '#lib/i18n/locales'

/**
 * `GET /check?site=&origin=&lang=`: why a host shows the widget or does not, in words, for its web master. It says of the origin
 * asked about whether it is listed, and of no other.
 */
export async function getCheck(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const key = searchParams.get('site') ?? ''
  const origin = originOf(searchParams.get('origin') ?? request.headers.get('referer') ?? '')
  const asked = searchParams.get('lang')
  const preferred = prefersChinese(request.headers.get('accept-language')) ? 'zh' : 'en'
  const language = locales.find((one) => one === asked) ?? preferred
  const messages = chatMessages[language].ChatCheck
  const site = sitesOf(environment()).find((one) => one.key === key)
  const said = !site
    ? messages.site
    : !origin
      ? messages.origin
      : site.allows(origin)
        ? messages.fine
        : messages.blocked
  const text = said.replaceAll('{site}', key.slice(0, 60)).replaceAll('{origin}', origin ?? '')
  return new Response(`${text}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Content-Language': language },
  })
}

function originOf(text: string): string | undefined {
  try {
    const { origin } = new URL(text)
    return origin === 'null' ? undefined : origin
  } catch {
    return undefined
  }
}
