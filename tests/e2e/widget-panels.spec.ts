import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import type { StandInDesk } from '../support/widget-desk.ts'
import { chat, launcher, openWindow, openWithDesk } from '../support/widget-host.ts'

const show = (page: Page, view: string) =>
  page.evaluate((wanted) => Reflect.get(window, 'OrcaChat').open({ view: wanted }), view)
const size = async (page: Page, selector: string) => {
  const box = await chat(page, selector).boundingBox()
  return [box?.width, box?.height]
}

const picture = { url: '/picture.svg', alt: 'A boat on a lake', width: 900, height: 600 }

/** Answers with everything that an answer can have. */
function answerRichly(desk: StandInDesk): void {
  desk.reply = () => [
    {
      text: 'Eight hours.\nSee https://lake.example/boats',
      source: { title: 'Boats', url: 'https://lake.example/boats' },
      picture,
      audio: '/answer.mp3',
      offer: 'callback',
    },
  ]
}

async function routePicture(page: Page): Promise<void> {
  await page.route('**/picture.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="teal"/></svg>',
    }),
  )
}

/** A device with voices, since a headless browser has none. */
async function giveVoice(page: Page, lang = 'en-GB'): Promise<void> {
  await page.addInitScript((voiceLang) => {
    const said: string[] = []
    Reflect.set(window, 'said', said)
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [
          { lang: 'fr-FR', name: 'Other', localService: true },
          { lang: voiceLang, name: 'Fitting', localService: true },
        ],
        speak(speech: { text: string; voice: { name: string }; lang: string }) {
          said.push(`${speech.voice.name} ${speech.lang} ${speech.text}`)
          Reflect.set(window, 'speech', speech)
        },
        cancel: () => said.push('silence'),
        addEventListener() {},
      },
    })
    Reflect.set(
      window,
      'SpeechSynthesisUtterance',
      class {
        text: string
        constructor(text: string) {
          this.text = text
        }
      },
    )
  }, lang)
}

test('every element has the size of the specification, and below 480 px fills the page less 16', async ({ page }) => {
  const desk = await openWithDesk(page)
  answerRichly(desk)
  await routePicture(page)
  await openWindow(page)
  expect((await size(page, '.head'))[1]).toBe(46)
  expect((await size(page, '.rail'))[0]).toBe(48)
  await show(page, 'board')
  expect(await size(page, '.panel.board')).toEqual([240, 426])
  await chat(page, '#oc-topic').click()
  expect((await size(page, '.options'))[1]).toBeLessThanOrEqual(300)
  await page.keyboard.press('Escape')
  await expect(chat(page, '.options')).toBeHidden()
  await show(page, 'qr')
  expect(await size(page, '.code')).toEqual([150, 150])
  await show(page, 'phone')
  expect((await size(page, '.panel.phone'))[1]).toBeLessThanOrEqual(500)
  await page.keyboard.press('Escape')
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('How long?'))
  await chat(page, '.call').click()
  expect((await size(page, '.popover'))[0]).toBe(400)
  await chat(page, '#oc-name').fill('Wang')
  await chat(page, '#oc-phone').fill('13800138000')
  await chat(page, '.popover [type=checkbox]').check()
  await chat(page, '.popover .submit').click()
  await expect(chat(page, '.result')).toContainText('Submit Successfully')
  expect((await size(page, '.result'))[0]).toBe(360)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await show(page, 'board')
  expect((await size(page, '.panel.board'))[0]).toBe(390 - 16)
  await expect(chat(page, '.frame')).toHaveAttribute('aria-modal', 'true')
  expect(await size(page, '.frame')).toEqual([390, 844])
})

test('a lead whose answer was cut is sent again under its key; other words are another lead', async ({ page }) => {
  const desk = await openWithDesk(page)
  const keys: (string | undefined)[] = []
  let cut = true
  await page.route('**/api/widget/v1/leads', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // The server has it; the visitor's network ends before the answer.
    await route.fetch()
    return cut ? route.abort('connectionreset') : route.fulfill({ json: { id: 'lead-1' } })
  })
  await openWindow(page)
  await show(page, 'board')
  await chat(page, '#oc-name').fill('Wang')
  await chat(page, '#oc-email').fill('wang@a-long-name-of-a-county-water-bureau.gov.example')
  await chat(page, '#oc-content').fill('Two boats, please.')
  await chat(page, '.board [type=checkbox]').check()
  await chat(page, '.submit').click()
  await expect(chat(page, '.result h3')).toBeFocused()
  await expect(chat(page, '.result')).toContainText('will not create a duplicate')
  // Gone and come back: the words are there, and the key with them.
  await page.keyboard.press('Escape')
  await show(page, 'board')
  await expect(chat(page, '#oc-content')).toHaveValue('Two boats, please.')
  await chat(page, '.board [type=checkbox]').check()
  await chat(page, '.submit').click()
  await expect(chat(page, '.result')).toContainText('Submission Failed')
  await chat(page, '.done').click()
  await chat(page, '#oc-content').fill('Three boats, please.')
  await chat(page, '.board [type=checkbox]').check()
  cut = false
  await chat(page, '.submit').click()
  await expect(chat(page, '.result')).toContainText('Submit Successfully')
  expect(keys).toHaveLength(3)
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[1])
  await page.keyboard.press('Escape')
  await show(page, 'board')
  await expect(chat(page, '#oc-content')).toHaveValue('')
  expect(desk.asked.filter(({ path }) => path === 'leads')).toHaveLength(3)
})

test('what the server says is too long is called too long', async ({ page }) => {
  await openWithDesk(page)
  await page.route('**/api/widget/v1/leads', (route) =>
    route.fulfill({ status: 422, json: { code: 'wrong_fields', fields: { name: 'too_long' } } }),
  )
  await openWindow(page)
  await show(page, 'board')
  await chat(page, '#oc-name').fill('Wang')
  await chat(page, '#oc-phone').fill('13800138000')
  await chat(page, '#oc-content').fill('Hello.')
  await chat(page, '.board [type=checkbox]').check()
  await chat(page, '.submit').click()
  await expect(chat(page, '#oc-name-fault')).toHaveText('At most 50 characters')
})

test('on a phone the line one writes on stays over the keyboard, and Tab stays in the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithDesk(page)
  await chat(page, '.rail').waitFor({ state: 'attached' })
  await expect(chat(page, '.rail'), 'it would lie on the page’s own buttons').toBeHidden()
  await openWindow(page)
  await expect(chat(page, '.reach button'), 'its ways are in the window').toHaveText([
    'Telephone',
    'QR code',
    'Message board',
  ])
  // What a phone's browser does when its keyboard comes up: the page stays as it is, what is seen of it gets lower.
  await page.evaluate(() => {
    const seen = window.visualViewport
    if (!seen) return
    Object.defineProperty(seen, 'height', { get: () => 500 })
    Object.defineProperty(seen, 'offsetTop', { get: () => 60 })
    seen.dispatchEvent(new Event('resize'))
  })
  const [frame, line] = [await chat(page, '.frame').boundingBox(), await chat(page, '.composer textarea').boundingBox()]
  expect(frame).toMatchObject({ y: 60, height: 500 })
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(560)
  expect(
    await chat(page, '.composer textarea').evaluate((box) => Number.parseFloat(getComputedStyle(box).fontSize)),
    'smaller text makes a phone zoom in',
  ).toBeGreaterThanOrEqual(16)
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab')
    expect(await chat(page, '.frame').evaluate((node) => node.matches(':focus-within'))).toBe(true)
  }
})

test('the board says what is wrong with each field, keeps what was written, and ends in success', async ({ page }) => {
  const desk = await openWithDesk(page)
  await launcher(page)
  await show(page, 'board')
  await expect(chat(page, '#oc-name')).toBeFocused()
  await chat(page, '#oc-phone').fill('call me')
  await chat(page, '#oc-email').fill('nobody@')
  await chat(page, '#oc-address').fill('x'.repeat(121))
  await chat(page, '.submit').click()
  await expect(chat(page, '#oc-name')).toBeFocused()
  await expect(chat(page, '.board .fault')).toHaveText([
    'Please fill this in',
    'Invalid phone Format',
    'Invalid Email Format',
    'At most 120 characters',
    'Please fill this in',
    'Please tick this first',
  ])
  for (const name of ['name', 'phone', 'email', 'address', 'content']) {
    await expect(chat(page, `#oc-${name}`)).toHaveAttribute('aria-invalid', 'true')
    await expect(chat(page, `#oc-${name}`)).toHaveAttribute('aria-describedby', `oc-${name}-fault`)
  }
  await chat(page, '#oc-name').fill('Li')
  await chat(page, '#oc-phone').fill('')
  await chat(page, '#oc-email').fill('li@lake.example')
  await chat(page, '#oc-address').fill('The lake')
  // By keyboard: open, second topic, take it.
  await chat(page, '#oc-topic').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(chat(page, '#oc-topic')).toHaveText('A price')
  await chat(page, '#oc-content').fill('How much?')
  await chat(page, '[type=checkbox]').check()
  desk.hinder = (path) => (path === 'leads' ? { status: 503 } : undefined)
  await chat(page, '.submit').click()
  await expect(chat(page, '.result')).toContainText('Submission Failed')
  await expect(chat(page, '.result')).toHaveAttribute('role', 'alert')
  await chat(page, '.result .done').click()
  await expect(chat(page, '#oc-content')).toHaveValue('How much?')
  desk.hinder = undefined
  await chat(page, '.submit').click()
  await expect(chat(page, '.result')).toContainText('Submit Successfully')
  const leads = desk.asked.filter(({ path }) => path === 'leads')
  expect(leads.at(-1)?.body).toMatchObject({ kind: 'board', name: 'Li', topic: 'A price', consent: 'yes' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(chat(page, '.panel')).toHaveCount(0)
})

test('what was typed goes along to the board', async ({ page }) => {
  const desk = await openWithDesk(page)
  desk.reply = (text) => [{ type: 'board', text: 'I do not know that.', prefill: text }]
  const box = await openWindow(page)
  await box.fill('A very particular question')
  await box.press('Enter')
  await chat(page, '.call').click()
  await expect(chat(page, '#oc-content')).toHaveValue('A very particular question')
})

test('the picture of an answer: larger by keys, buttons and wheel, moved by arrows and pointer, closed by Escape', async ({
  page,
}) => {
  const desk = await openWithDesk(page)
  answerRichly(desk)
  await routePicture(page)
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('How long?'))
  await chat(page, 'button.picture').focus()
  await page.keyboard.press('Enter')
  const shown = chat(page, '.viewer img')
  const transform = () => shown.evaluate((image) => image.style.transform)
  await expect(shown).toBeVisible()
  expect(await transform()).toBe('translate(0px, 0px) scale(1)')
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  await expect.poll(transform).toBe('translate(-40px, 0px) scale(1.25)')
  await page.keyboard.press('0')
  await expect.poll(transform).toBe('translate(0px, 0px) scale(1)')
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, -100)
  await expect.poll(transform).toBe('translate(0px, 0px) scale(1.25)')
  await page.mouse.down()
  await page.mouse.move(660, 430)
  await page.mouse.up()
  await expect.poll(transform).toBe('translate(20px, 30px) scale(1.25)')
  await chat(page, '[aria-label="Zoom out"]').click()
  await expect.poll(transform).toBe('translate(0px, 0px) scale(1)')
  // Tab stays inside for as long as it covers the page.
  for (let press = 0; press < 7; press += 1) {
    await page.keyboard.press('Tab')
    expect(await chat(page, '.viewer').evaluate((viewer) => viewer.matches(':focus-within'))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await expect(chat(page, 'button.picture')).toBeFocused()
})

test('the assistant reads with a voice of the language, stops on request, and is silent by itself', async ({
  page,
}) => {
  await giveVoice(page)
  const desk = await openWithDesk(page)
  desk.reply = () => [{ text: 'Eight hours. See https://lake.example/boats' }]
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('How long?'))
  await chat(page, '.foot').getByText('Read aloud').click()
  const said = () => page.evaluate(() => (Reflect.get(window, 'said') as string[]).filter((one) => one !== 'silence'))
  expect(await said()).toEqual([])
  await chat(page, '.reader').click()
  expect(await said()).toEqual(['Fitting en-GB Eight hours. See'])
  await expect(chat(page, '.reader')).toContainText('Stop')
  await chat(page, '.reader').click()
  await expect(chat(page, '.reader')).toContainText('Play')
  await chat(page, '.reader').click()
  await page.evaluate(() => Reflect.get(window, 'speech').onend())
  await expect(chat(page, '.reader')).toContainText('Play')
})

test('no voice of the language, no button', async ({ page }) => {
  await giveVoice(page, 'zh-CN')
  const desk = await openWithDesk(page)
  desk.reply = () => [{ text: 'Eight hours.' }]
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('How long?'))
  await expect(chat(page, '.row.bot[data-seq]')).toBeVisible()
  await expect(chat(page, '.foot')).not.toContainText('Read aloud')
})

test('emoji by keyboard, each with its name, put where the caret stands', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openWithDesk(page)
  const box = await openWindow(page)
  await box.fill('Good')
  expect(
    asked.some((url) => url.includes('/emoji-')),
    'they come when they are asked for',
  ).toBe(false)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(chat(page, '.signs [aria-label="Smile"]')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(chat(page, '.signs')).toHaveCount(0)
  await expect(chat(page, '.frame'), 'Escape closes the signs first').toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('Good☀️')
  await expect(box).toBeFocused()
})

test('no accessibility fault in any state, light and dark', async ({ page }) => {
  test.slow()
  const desk = await openWithDesk(page, { attributes: 'data-theme="light"' })
  answerRichly(desk)
  await routePicture(page)
  const faults: string[] = []
  const look = async (state: string) => {
    const { violations } = await new AxeBuilder({ page }).include('orca-chat').analyze()
    faults.push(...violations.map(({ id, nodes }) => `${state}: ${id} ${nodes.map(({ html }) => html.slice(0, 120))}`))
  }
  await launcher(page)
  await chat(page, '.tip').waitFor()
  await look('launcher and tip')
  const states: Record<string, () => Promise<unknown>> = {
    'empty window': () => openWindow(page),
    talk: async () => {
      await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('How long?'))
      desk.say('operator', 'A person here.')
      desk.say('system', 'The desk is closed.')
      desk.say('bot', 'Did you mean:', { type: 'suggestions', suggestions: [{ id: 'a', question: 'This?' }] })
      desk.tell('typing', { author: 'operator' })
      await expect(chat(page, '.row.operator')).toBeVisible()
    },
    emoji: async () => {
      await chat(page, '.tool').click()
      await chat(page, '.signs').waitFor()
    },
    'failed message': async () => {
      await page.keyboard.press('Escape')
      desk.hinder = (path, method) => (path.endsWith('/messages') && method === 'POST' ? { status: 422 } : undefined)
      await chat(page, '.composer textarea').fill('No.')
      await page.keyboard.press('Enter')
      await expect(chat(page, '.fault')).toBeVisible()
      desk.hinder = undefined
    },
    'wrong board with open list': async () => {
      await show(page, 'board')
      await chat(page, '.submit').click()
      await chat(page, '#oc-topic').click()
    },
    phone: () => show(page, 'phone'),
    code: () => show(page, 'qr'),
    assistant: () => show(page, 'assistant'),
    popover: async () => {
      await page.keyboard.press('Escape')
      await chat(page, '.call').first().click()
      await chat(page, '.popover .submit').click()
    },
    viewer: async () => {
      await page.keyboard.press('Escape')
      await chat(page, 'button.picture').click()
    },
    minimised: async () => {
      await page.keyboard.press('Escape')
      await page.evaluate(() => Reflect.get(window, 'OrcaChat').minimize())
    },
  }
  for (const [state, reach] of Object.entries(states)) {
    await reach()
    await look(state)
  }
  await page.evaluate(async () => {
    await Reflect.get(window, 'OrcaChat').setTheme('dark')
    await Reflect.get(window, 'OrcaChat').maximize()
  })
  await look('dark and maximised')
  await show(page, 'board')
  await chat(page, '.submit').click()
  await look('dark board')
  expect(faults).toEqual([])
})

test('the tree that a screen reader gets: button, dialog, log, and who said what', async ({ page }) => {
  const desk = await openWithDesk(page)
  const button = await launcher(page)
  await expect(button).toHaveAccessibleName('Open customer service')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await openWindow(page)
  desk.reply = () => [{ text: 'Eight hours.' }]
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('How long?'))
  await expect(chat(page, '.row.bot[data-seq]')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toMatchAriaSnapshot(`
    - dialog "Customer service":
      - heading "Lake desk" [level=2]
      - button "Minimise"
      - button "Maximise"
      - button "Close"
      - log "Conversation":
        - paragraph: Hello.
        - paragraph: /\\d\\d:\\d\\d/
        - paragraph: You
        - text: How long?
        - paragraph: Assistant
        - text: Eight hours.
        - button "Helpful"
        - button "Not helpful"
      - textbox "Message"
      - button "Emoji"
      - button "Write something first" [disabled]
      - button "Mute"
      - button "Move to the other side"
  `)
  await page.keyboard.press('Escape')
  desk.say('operator', 'One more thing.')
  await expect(button).toHaveAccessibleName('Open customer service, 1 unread')
})

test('at the end the visitor says whether it helped and has the conversation sent by email', async ({ page }) => {
  const desk = await openWithDesk(page, {}, (own) => {
    own.config.transcript = true
  })
  const box = await openWindow(page)
  // Nothing has been said yet that could be sent.
  await expect(chat(page, '.toolbar [aria-expanded]')).toHaveCount(0)
  await box.fill('How long does it last?')
  await box.press('Enter')
  await expect(chat(page, '.row.visitor')).toHaveCount(1)
  desk.say('system', 'The colleague has left.')
  const question = desk.say('bot', 'Did this help?', { type: 'rating' })
  await chat(page, '.pair button').first().click()
  const comment = chat(page, '.rating-comment textarea')
  await comment.fill('Very quick.')
  await chat(page, '.rating-comment button').click()
  await expect(comment).toHaveCount(0)
  await expect(chat(page, `[data-seq="${question.seq}"] [role="status"]`)).toHaveText('Thank you, noted.')
  const told = (path: string) => desk.asked.filter((call) => call.path.endsWith(path)).map(({ body }) => body)
  expect(told('/rating')).toEqual([
    { seq: question.seq, satisfied: true },
    { seq: question.seq, satisfied: true, words: 'Very quick.' },
  ])

  await chat(page, '.toolbar [aria-expanded]').click()
  const email = chat(page, '.transcript-form input[type="email"]')
  await expect(email).toBeFocused()
  const audit = await new AxeBuilder({ page }).include('orca-chat').analyze()
  expect(audit.violations).toEqual([])
  await email.fill('nobody')
  await email.press('Enter')
  await expect(chat(page, '.transcript-form [role="status"]')).toHaveText('This is not an email address')
  await email.fill('visitor@mail.example')
  await email.press('Enter')
  await expect(chat(page, '.transcript-form [role="status"]')).toHaveText('Please tick this first')
  expect(told('/transcript')).toEqual([])
  await chat(page, '.transcript-form input[type="checkbox"]').check()
  await chat(page, '.transcript-form .go').click()
  await expect(chat(page, '.transcript-form [role="status"]')).toContainText('On its way to visitor@mail.example')
  expect(told('/transcript')).toEqual([{ email: 'visitor@mail.example', lang: 'en', consent: 'yes' }])
  await page.keyboard.press('Escape')
  await expect(chat(page, '.transcript-form')).toHaveCount(0)
  await expect(chat(page, '.toolbar [aria-expanded]')).toBeFocused()
})

test('a way to us that the site does not have leads to the chat, and to no empty box', async ({ page }) => {
  await openWithDesk(page, {}, (desk) => {
    desk.config.contacts = {}
  })
  await launcher(page)
  for (const view of ['qr', 'phone']) {
    await page.evaluate((wanted) => Reflect.get(window, 'OrcaChat').open({ view: wanted }), view)
    await expect(chat(page, '.composer textarea')).toBeFocused()
    await expect(chat(page, '.panel')).toHaveCount(0)
    await page.evaluate(() => Reflect.get(window, 'OrcaChat').close())
  }
})
