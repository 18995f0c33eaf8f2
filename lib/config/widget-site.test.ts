import { expect, test } from 'vitest'
import { widgetConfig } from '#lib/chat/config'
import { sitesOf } from '#lib/chat/sites'
import { widgetSite } from '#lib/config/widget-site'

const site = { key: 'pk_lake', origins: ['https://lake.example'], language: 'en' } as const
const mark = 'M4 12h16M12 4l8 8-8 8'

test('a site’s mark is a drawing, and comes with its configuration', () => {
  const known = sitesOf({
    WIDGET_SITES: [widgetSite.parse({ ...site, mark })],
    WIDGET_TEST_KEY: false,
    SITE_URL: undefined,
    ALLOWED_ORIGINS: [],
    PORT: 0,
    COMPANY_HOTLINE: undefined,
    EMAIL_SALES: undefined,
  })
  const { theme } = widgetConfig(known[0] ?? expect.fail(), 'en', {
    presence: { kind: 'unknown' },
    transcript: false,
    now: 0,
  })
  expect(theme).toEqual({ mark })
})

test.each(['https://lake.example/logo.png', '<path d="M4 4h8"/>', 'M', ''])('%j is no mark', (other) => {
  expect(widgetSite.safeParse({ ...site, mark: other }).success).toBe(false)
})
