/**
 * Programs that fetch a page for an index, a preview or an archive. They get the page of the address they asked for,
 * so that both languages are indexed under their own addresses.
 */
const crawler = new RegExp(
  [
    'bot\\b|bot/|crawler|spider|slurp',
    'mediapartners-google|google-inspectiontool|googleother|apis-google|feedfetcher',
    'bingpreview|baiduspider|yisouspider|sogou|360spider|bytespider|yandex',
    'facebookexternalhit|facebookcatalog|meta-externalagent|whatsapp|telegrambot|linkedinbot|pinterest|embedly',
    'ia_archiver|archive\\.org|chatgpt-user|perplexity|lighthouse|w3c_validator',
  ].join('|'),
  'i',
)

/** Whether a User-Agent is that of a search engine or of a service that previews links. */
export function isCrawler(userAgent: string | null): boolean {
  return crawler.test(userAgent ?? '')
}
