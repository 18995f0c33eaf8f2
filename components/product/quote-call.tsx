import { useTranslations } from 'next-intl'
import { ClosingCall } from '#components/sections/closing-call'
import { Action } from '#components/ui/action'
import type { BoatSlug } from '#lib/content/fleet'

/** The end of a product page: the quote form with this boat already chosen. */
export function QuoteCall({ slug, copy }: { slug: BoatSlug; copy: { title: string; text: string } }) {
  const t = useTranslations('ProductQuote')
  return (
    <ClosingCall id="quote" title={copy.title} lead={copy.text}>
      <Action to="/quote" query={`boats=${slug}`}>
        {t('quote')}
      </Action>
      <Action look="quiet" to="/advisory">
        {t('advisory')}
      </Action>
    </ClosingCall>
  )
}
