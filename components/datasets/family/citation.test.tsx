import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Citation } from '#components/datasets/family/citation'
import { messages } from '#lib/i18n/messages'
import { pageMarkdown } from '../../../scripts/build/page-markdown.ts'

test.each(['flow', 'usvInland'] as const)('each citation of %s is named, on the page and in its Markdown', (family) => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages.en}>
      <Citation family={family} />
    </NextIntlClientProvider>,
  )
  expect(html.match(/<figure [^>]*><figcaption[^>]*>[^<]+<\/figcaption><pre/g)).toHaveLength(4)
  const text = pageMarkdown(`<main>${html}</main>`, 'https://orca.example')
  expect(text).toMatch(/BibTeX\n\n```\n@[\s\S]*APA\n\n```\nCheng[\s\S]*GB\/T 7714\n\n```\nCHENG[\s\S]*RIS\n\n```\nTY/)
})
