import { siteCheck } from '#lib/chat/site-check'
import { environment } from '#lib/config/environment'
import { prefersChinese } from '#lib/i18n/accept-language'
import { locales } from '#lib/i18n/locales'

/** `GET /check?site=&origin=&lang=`: why a host shows the widget or does not, in words, for its web master. */
export async function getCheck(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const key = searchParams.get('site') ?? ''
  const page = searchParams.get('origin') ?? request.headers.get('referer') ?? ''
  const asked = searchParams.get('lang')
  const preferred = prefersChinese(request.headers.get('accept-language')) ? 'zh' : 'en'
  const language = locales.find((one) => one === asked) ?? preferred
  return new Response(`${siteCheck(environment(), { key, page, language })}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Content-Language': language },
  })
}
