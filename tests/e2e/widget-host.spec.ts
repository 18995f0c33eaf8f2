import { expect, type Page, test } from '@playwright/test'
import en from '#messages/en/chat.json' with { type: 'json' }
import zh from '#messages/zh/chat.json' with { type: 'json' }
import { accessibilityFaults } from '../support/accessibility-faults.ts'
import { visitorHeaders } from '../support/visitor.ts'
import { launcher, openHost, openWindow, ownSite } from '../support/widget-host.ts'

/** Each visitor of a test has an address of its own; only our server hears it. */
async function asVisitor(page: Page): Promise<void> {
  const headers = visitorHeaders()
  await page.route(`${ownSite()}/api/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), ...headers } }),
  )
}

const strict = {
  'nonce and strict-dynamic, no styles, no trusted types':
    "default-src 'none'; script-src 'nonce-n1' 'strict-dynamic'; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; connect-src SITE; img-src SITE",
  'nonce only': "default-src 'none'; script-src 'nonce-n1'; style-src 'nonce-n1'; connect-src SITE; img-src SITE",
  'hosts, own styles only': "default-src 'none'; script-src SITE; style-src 'self'; connect-src SITE; img-src SITE",
  'hosts, with frames, media and workers':
    "default-src 'none'; script-src SITE; style-src SITE; connect-src SITE; img-src SITE data: blob:; media-src SITE; frame-src SITE; worker-src blob:",
}

for (const [name, policy] of Object.entries(strict)) {
  test(`answers under a strict policy: ${name}`, async ({ page }) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedHTML|Trusted Type/i.test(message.text())) refused.push(message.text())
    })
    page.on('pageerror', (error) => refused.push(error.message))
    await asVisitor(page)
    // A site that has every way there is.
    await page.route(`${ownSite()}/api/widget/v1/config?*`, async (route) => {
      const response = await route.fetch()
      const contacts = { phone: '400 000 0000', qr: { url: 'https://lake.example/qr', label: 'Scan' } }
      const json = { ...(await response.json()), contacts }
      await route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } })
    })
    await openHost(page, { policy })
    const box = await openWindow(page)
    await box.fill('How long does one charge last?')
    await box.press('Enter')
    await expect(page.locator('orca-chat .row.bot[data-seq]').first()).toBeVisible({ timeout: 15_000 })
    await expect(page.locator('orca-chat .row.visitor .bubble')).toHaveText('How long does one charge last?')
    // And everything else that is drawn, styled or loaded later.
    await page.locator('orca-chat .tool').click()
    await page.locator('orca-chat .signs button').first().click()
    for (const view of ['board', 'phone', 'qr', 'assistant']) {
      await page.evaluate((wanted) => Reflect.get(window, 'OrcaChat').open({ view: wanted }), view)
      await expect(page.locator('orca-chat .panel h2')).toBeVisible()
    }
    await page.evaluate(async () => {
      const chat = Reflect.get(window, 'OrcaChat')
      await chat.maximize()
      await chat.setTheme('dark')
      await chat.setPosition({ x: 60, y: 40 })
    })
    expect(await page.locator('orca-chat .layer').evaluate((layer) => layer.style.getPropertyValue('--oc-x'))).toBe(
      '60px',
    )
    expect(refused).toEqual([])
  })
}

test('a hostile style sheet changes nothing, and nothing of the page moves', async ({ page }) => {
  const head = `<style>* { all: unset !important; } div, aside, orca-chat { display: none !important; opacity: 0.1 !important; transform: scale(0.2) !important; }
    html { direction: rtl; font-size: 40px; --oc-ink: red; } button { visibility: hidden !important; }</style>`
  await openHost(page, { head })
  const box = await (await launcher(page)).boundingBox()
  expect(box).toMatchObject({ width: 48, height: 48 })
  await openWindow(page)
  expect((await page.locator('orca-chat .head').boundingBox())?.height).toBe(46)
  expect(await page.locator('orca-chat .layer').evaluate((layer) => getComputedStyle(layer).direction)).toBe('ltr')
})

test('ten more hostile sheets: the launcher stays what it is, where it is, and takes the press', async ({ page }) => {
  await openHost(page)
  await launcher(page)
  const sheets = [
    'html { letter-spacing: 9px; word-spacing: 30px; text-transform: uppercase; line-height: 4; text-indent: 50px }',
    'html { writing-mode: vertical-rl; text-orientation: upright }',
    'html { visibility: hidden; pointer-events: none; user-select: none; cursor: none }',
    'html { display: grid; grid-template-columns: 1fr 1fr; gap: 40px; place-items: center }',
    'html { font: 62.5% fantasy; color: transparent; text-shadow: 0 0 9px red }',
    'html > :not(head):not(body) { display: none !important; content-visibility: hidden !important }',
    'orca-chat { all: unset !important; position: static !important; clip-path: inset(50%) !important; filter: blur(9px) !important }',
    'orca-chat, orca-chat * { width: 0 !important; height: 0 !important; margin: -999px !important; contain: strict !important }',
    '* { animation: none !important; transition: all 9s !important; box-sizing: content-box !important; float: left !important }',
    ':root { --oc-x: 900px; --oc-y: 900px; --oc-h: 0; --oc-v: 0; --oc-ink: red; --oc-text: red; color-scheme: dark }',
  ]
  const seen = await page.evaluate((texts) => {
    const host = document.querySelector('orca-chat')
    const button = host?.shadowRoot?.querySelector('.launcher')
    const style = document.head.appendChild(document.createElement('style'))
    return texts.map((text) => {
      style.textContent = text
      const { x, y, width, height } = button?.getBoundingClientRect() ?? new DOMRect()
      const pressed = document.elementFromPoint(x + 28, y + 28) === host
      return [x, y, width, height, pressed, button && getComputedStyle(button).visibility].join(' ')
    })
  }, sheets)
  expect(seen).toEqual(sheets.map(() => `${1280 - 68} ${720 - 68} 48 48 true visible`))
})

test('on a page under a transform it keeps to the corner of the view, and comes back there', async ({ page }) => {
  const head = '<style>html { transform: translateX(0) } main { block-size: 3000px }</style>'
  await openHost(page, { head })
  const place = async () => (await launcher(page)).boundingBox()
  expect(await place()).toMatchObject({ x: 1280 - 68, y: 720 - 68 })
  await page.locator('orca-chat').evaluate((host) => host.remove())
  expect(await place()).toMatchObject({ x: 1280 - 68, y: 720 - 68 })
})

test('before it is opened nothing is stored, and no visitor is made', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.addInitScript(() => {
    const own = window.localStorage
    Object.defineProperty(window, 'localStorage', {
      get() {
        document.documentElement.dataset.asked = 'true'
        return own
      },
    })
  })
  await openHost(page)
  await launcher(page)
  await page.waitForTimeout(1500)
  await expect(page.locator('html[data-asked]'), 'the storage of a newcomer is not even looked into').toHaveCount(0)
  const kept = await page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
    (await indexedDB.databases()).length,
  ])
  expect(kept).toEqual([0, 0, '', 0])
  expect(asked.filter((line) => line.startsWith('POST') || /visitors|events|conversations/.test(line))).toEqual([])
})

test('two widgets stand side by side, and leave nothing when they go', async ({ page }) => {
  await openHost(page, { attributes: 'data-instance="one"' })
  await launcher(page)
  const before = await page.evaluate(async () => {
    const chat = Reflect.get(window, 'OrcaChat')
    await chat.init({ instance: 'two', position: 'left-bottom' })
    await chat.get('two').open()
    return [...chat.instances.values()].map((one) => [one.id, one.state().open])
  })
  expect(before).toEqual([
    ['one', false],
    ['two', true],
  ])
  await expect(page.locator('orca-chat')).toHaveCount(2)
  const after = await page.evaluate(async () => {
    const chat = Reflect.get(window, 'OrcaChat')
    const one = chat.get('one')
    await chat.destroyAll()
    const refusal = await one.open().catch((error: { code: string }) => error.code)
    return {
      refusal,
      global: 'OrcaChat' in window,
      children: [...document.documentElement.children].map(({ tagName }) => tagName),
    }
  })
  expect(after).toEqual({ refusal: 'destroyed', global: false, children: ['HEAD', 'BODY'] })
})

test('two tags make two widgets, a tag twice makes one', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const tag = (instance: string, corner: string) =>
    `<script async src="${ownSite()}/widget/v1/loader.js" data-site="pk_orca" data-instance="${instance}" data-position="${corner}"></script>`
  await openHost(page, { attributes: 'data-instance="one"', body: tag('two', 'left-top') + tag('two', 'left-top') })
  await expect(page.locator('orca-chat .launcher')).toHaveCount(2)
  const places = await page.evaluate(() =>
    [...document.querySelectorAll('orca-chat')].map((host) => [
      (host as HTMLElement).dataset.instance,
      host.shadowRoot?.querySelector('.layer')?.className,
    ]),
  )
  expect(Object.fromEntries(places)).toEqual({ one: 'layer right bottom', two: 'layer left top' })
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').get('two').open())
  await expect(page.locator('orca-chat[data-instance=two] textarea')).toBeFocused()
  await expect(page.locator('orca-chat[data-instance=one] .frame')).toBeHidden()
})

test('calls made before it has loaded wait their turn, in order, and their promises are kept', async ({ page }) => {
  // The lines of the documentation page.
  await openHost(page, {
    head: `<script>
      window.OrcaChat ??= new Proxy({ q: [] }, {
        get: (t, name) => name in t || name === 'then' ? t[name]
          : (...args) => new Promise((ok, no) => t.q.push([name, args, ok, no])),
      })
      window.order = []
      OrcaChat.on('open', () => order.push('open'))
      OrcaChat.prefill('Already written').then(() => order.push('prefill'))
      OrcaChat.setContext({ long: 'x'.repeat(3000) }).catch(({ code }) => order.push(code))
      OrcaChat.open().then(() => order.push('opened'))
    </script>`,
  })
  await expect(page.locator('orca-chat .composer textarea')).toHaveValue('Already written')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'order')))
    .toEqual(['prefill', 'too_long', 'open', 'opened'])
})

test('keys typed into it are no keys of the page: a host’s shortcuts stay quiet', async ({ page }) => {
  await openHost(page, {
    body: `<script>for (const name of ['keydown', 'keypress', 'keyup'])
      addEventListener(name, (event) => { document.title += event.key })</script>`,
  })
  const box = await openWindow(page)
  await page.evaluate(() => {
    document.title = ''
  })
  await box.pressSequentially('/s?')
  await page.keyboard.press('ArrowLeft')
  await expect(box).toHaveValue('/s?')
  expect(await page.title()).toBe('')
  await page.locator('h1').click()
  await page.keyboard.press('g')
  expect(await page.title()).toBe('ggg')
})

test('survives a page that replaces its body', async ({ page }) => {
  await openHost(page)
  await launcher(page)
  await page.evaluate(() => {
    document.body = document.createElement('body')
    document.querySelector('orca-chat')?.remove()
  })
  await openWindow(page)
})

test('by keyboard alone: opened, asked, moved, closed, and back on the button', async ({ page }) => {
  await asVisitor(page)
  await openHost(page)
  const button = await launcher(page)
  await button.focus()
  await page.keyboard.press('Enter')
  const box = page.locator('orca-chat textarea')
  await expect(box).toBeFocused()
  await page.keyboard.type('Which boat fits my lake?')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('It is small.')
  await expect(box).toHaveValue('Which boat fits my lake?\nIt is small.')
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('')
  const frame = page.locator('orca-chat .frame')
  const from = await frame.boundingBox()
  await page.locator('orca-chat .grip').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  const to = await frame.boundingBox()
  expect([(to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0)]).toEqual([-10, -10])
  await page.keyboard.press('Escape')
  await expect(frame).toBeHidden()
  await expect(button).toBeFocused()
})

test('Enter inside an input method chooses a word and sends nothing', async ({ page }) => {
  await openHost(page, { attributes: 'data-lang="zh-CN"' })
  const box = await openWindow(page)
  await box.fill('ni')
  await box.dispatchEvent('compositionstart')
  await box.press('Enter')
  await expect(page.locator('orca-chat .row.visitor')).toHaveCount(0)
  await expect(box).toHaveValue(/^ni/)
  await box.dispatchEvent('compositionend')
  await box.press('Enter')
  await expect(page.locator('orca-chat .row.visitor')).toHaveCount(1)
})

test('written offline, sent when the network is back', async ({ page, context }) => {
  await asVisitor(page)
  await openHost(page)
  const box = await openWindow(page)
  await context.setOffline(true)
  await box.fill('Does it work at night?')
  await box.press('Enter')
  await expect(page.locator('orca-chat .row.visitor')).toHaveAttribute('data-state', /queued|sending/)
  await context.setOffline(false)
  await expect(page.locator('orca-chat .row.visitor[data-seq]')).toHaveCount(1, { timeout: 15_000 })
})

test('words of an answer are never markup', async ({ page }) => {
  await asVisitor(page)
  await openHost(page)
  const box = await openWindow(page)
  const attack =
    '<img src=x onerror="document.title=1"> <script>document.title=2</script> javascript:alert(1) [x](javascript:alert(1))'
  await box.fill(attack)
  await box.press('Enter')
  await expect(page.locator('orca-chat .row.visitor .bubble')).toHaveText(attack)
  expect(await page.locator('orca-chat .row img, orca-chat .row script, orca-chat .row.visitor a').count()).toBe(0)
  expect(await page.title()).toBe('Host')
})

test('has no accessibility fault, closed, open and asked for a contact', async ({ page }) => {
  await openHost(page)
  const faults = () => accessibilityFaults(page, 'orca-chat')
  await launcher(page)
  expect(await faults()).toEqual([])
  await openWindow(page)
  expect(await faults()).toEqual([])
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').open({ view: 'board' }))
  await page.locator('orca-chat .board .submit').click()
  await expect(page.locator('orca-chat #oc-name')).toBeFocused()
  expect(await faults()).toEqual([])
})

test('a page in a sandbox is told the origin that it has, not the one of its address', async ({ page }) => {
  const said = page.waitForEvent('console', (message) => message.text().startsWith('OrcaChat: blocked_origin'))
  await openHost(page, { policy: 'sandbox allow-scripts' })
  expect((await said).text()).toMatch(/[?&]origin=null$/)
})

test('the check page says in words why a page has no widget, and what else to look at', async ({ page }) => {
  const said = (sentence: string, origin = '') => sentence.replace('{site}', 'pk_orca').replace('{origin}', origin)
  await page.goto('/en/widget/check?site=pk_nobody&origin=https://host.example/some/page')
  // Pages run nothing until somebody acts.
  await page.mouse.move(200, 200)
  // Below it a form asks for a key.
  const check = page.locator('main header')
  const answer = check.getByRole('status')
  await expect(answer).toHaveText(en.ChatCheck.site.replace('{site}', 'pk_nobody'))
  await check.getByLabel('Site key').fill('pk_orca')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(answer).toHaveText(said(en.ChatCheck.blocked, 'https://host.example'))
  const { origin } = new URL(page.url())
  await page.getByLabel('Address of your page').fill(origin)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(answer).toHaveText(said(en.ChatCheck.fine, origin))
  await expect(page.getByRole('listitem').filter({ hasText: 'content security policy' })).toBeVisible()
  await page.goto('/widget/check?site=pk_orca&origin=https://host.example')
  await page.mouse.move(200, 200)
  await expect(check.getByRole('status')).toHaveText(said(zh.ChatCheck.blocked, 'https://host.example'))
})
