import { absoluteUrl } from '#lib/seo/absolute-url'

/** The page that a link opens. Its right stands behind the `#`, which no browser sends to a server. */
export const linkAddress = (token: string) => `${absoluteUrl('/answer', 'zh')}#${token}`
