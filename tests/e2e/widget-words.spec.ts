import { expect, test } from '@playwright/test'
import { openWindow, openWithDesk } from '../support/widget-host.ts'

/** What somebody could say, or configure, who wants script to run in a visitor's page. */
const attacks = [
  '<script>window.hit=1</script>',
  '<img src=x onerror="window.hit=1">',
  '<svg onload="window.hit=1">',
  '<svg><script>window.hit=1</script></svg>',
  '<iframe src="javascript:parent.hit=1"></iframe>',
  '<body onload="window.hit=1">',
  '<details open ontoggle="window.hit=1">',
  '<input autofocus onfocus="window.hit=1">',
  '<video><source onerror="window.hit=1">',
  '<math><mtext><style><img src=x onerror="window.hit=1"></style></mtext></math>',
  '<a href="javascript:window.hit=1">x</a>',
  'javascript:window.hit=1',
  'JaVaScRiPt:window.hit=1',
  'java\tscript:window.hit=1',
  'data:text/html,<script>window.hit=1</script>',
  'vbscript:window.hit=1',
  '[x](javascript:window.hit=1)',
  '![x](https://x.example/" onerror="window.hit=1)',
  'https://x.example/"onmouseover="window.hit=1',
  "https://x.example/'onmouseover='window.hit=1",
  'https://x.example/<script>window.hit=1</script>',
  'https://user:pass@x.example/',
  'https://x.example\u202e/moc.knab',
  'mailto:a@x.example?body=<script>window.hit=1</script>',
  'tel:+86"onclick="window.hit=1',
  '"><script>window.hit=1</script>',
  "'-window.hit=1-'",
  '</textarea><script>window.hit=1</script>',
  '</style><script>window.hit=1</script>',
  '--><script>window.hit=1</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an attack on somebody's template
  '${window.hit=1}',
  '{{constructor.constructor("window.hit=1")()}}',
  '__proto__',
  '{"__proto__":{"hit":1}}',
  '<template shadowrootmode=open><script>window.hit=1</script></template>',
  '<link rel=stylesheet href="data:text/css,*{display:none}">',
  '<style>*{display:none!important}</style>',
  '<meta http-equiv=refresh content="0;url=javascript:window.hit=1">',
  '<object data="javascript:window.hit=1"></object>',
  '&lt;script&gt;window.hit=1&lt;/script&gt;',
  '\u0000<script>window.hit=1</script>',
]

test(`${attacks.length} attacks, said by visitor, bot and operator and written in the configuration, stay words`, async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('dialog', (dialog) => errors.push(dialog.message()))
  const [attack = ''] = attacks
  const desk = await openWithDesk(page, {}, (one) => {
    const config = one.config as Record<string, unknown> & { board: { fields: { label: string }[] } }
    config.texts = { title: attacks[1], greeting: attacks[2], placeholder: attacks[25], tip: attacks[4] }
    config.hot = attacks.map((question, at) => ({ id: `q${at}`, question }))
    config.contacts = { phone: attacks[24], email: attacks[23], qr: { url: attacks[11], label: attack } }
    config.consent = { text: attacks[35], link: { label: attack, url: 'javascript:window.hit=1' } }
    for (const [at, field] of config.board.fields.entries()) field.label = attacks[at] ?? attack
  })
  await openWindow(page)
  desk.reply = (text) => [
    { text },
    {
      text,
      source: { title: text, url: 'javascript:window.hit=1' },
      picture: { url: 'javascript:window.hit=1', alt: text, width: 10, height: 10 },
      audio: 'javascript:window.hit=1',
    },
    { type: 'suggestions', text, suggestions: [{ id: text, question: text, answer: text }] },
  ]
  await page.evaluate((one) => Reflect.get(window, 'OrcaChat').send(one), attack)
  for (const text of attacks.slice(1)) {
    desk.say('operator', text)
    desk.say('bot', text, { type: 'answer', source: { title: text, url: text } })
  }
  const chat = page.locator('orca-chat')
  await expect(chat.locator(`[data-seq="${desk.messages.length}"]`)).toBeVisible()
  // Every row that was ever in view is read as text, link by link.
  const found = await page.evaluate(() => {
    const list = document.querySelector('orca-chat')?.shadowRoot?.querySelector('.list')
    return {
      texts: [...(list?.querySelectorAll('.bubble') ?? [])].map(({ textContent }) => textContent),
      elements: [...(list?.querySelectorAll('*') ?? [])]
        .map(({ tagName }) => tagName.toLowerCase())
        .filter((name) => !['div', 'p', 'span', 'button', 'a', 'img', 'svg', 'path'].includes(name)),
      handlers: [...(list?.querySelectorAll('*') ?? [])].flatMap((one) =>
        [...one.attributes].map(({ name }) => name).filter((name) => name.startsWith('on')),
      ),
      links: [...(list?.querySelectorAll('a') ?? [])].map(({ href }) => href),
    }
  })
  expect(found.elements).toEqual([])
  expect(found.handlers).toEqual([])
  expect(found.links.filter((href) => !/^(https?|mailto|tel):/.test(href))).toEqual([])
  expect(found.links.filter((href) => /user:pass/.test(href))).toEqual([])
  for (const text of attacks.slice(-20)) expect(found.texts).toContain(text)

  for (const view of ['board', 'phone', 'qr']) {
    await page.evaluate((one) => Reflect.get(window, 'OrcaChat').open({ view: one }), view)
    await expect(chat.locator('.panel')).toBeVisible()
    const links = await chat.locator('.panel a').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
    expect(links.filter((href) => href && !/^(https?|mailto|tel):/.test(href))).toEqual([])
  }
  const hit = await page.evaluate(() => [Reflect.get(window, 'hit'), Reflect.get({}, 'hit')])
  expect(hit).toEqual([undefined, undefined])
  expect(errors).toEqual([])
})
