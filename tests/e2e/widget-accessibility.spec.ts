import { expect, test } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility-faults.ts'
import { chat, launcher, openWindow, openWithDesk, readHalf } from '../support/widget-host.ts'
import { answerRichly, routePicture, show } from '../support/widget-panels.ts'

test('no accessibility fault in any state, light and dark', async ({ page }) => {
  test.slow()
  const desk = await openWithDesk(page, { attributes: 'data-theme="light"' })
  answerRichly(desk)
  await routePicture(page)
  const faults: string[] = []
  const look = async (state: string) => {
    faults.push(...(await accessibilityFaults(page, 'orca-chat')).map((fault) => `${state}: ${fault}`))
  }
  await readHalf(page)
  await chat(page, '.tip').waitFor()
  await look('launcher and tip')
  const states: Record<string, () => Promise<unknown>> = {
    'empty window': () => openWindow(page),
    talk: async () => {
      await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('How long?'))
      desk.say('operator', 'A person here.')
      desk.say('system', 'The desk is closed.')
      const suggestions = [
        { id: 'a', question: 'This?', answer: 'Six hours.' },
        { id: 'b', question: 'That?' },
      ]
      desk.say('bot', 'Did you mean:', { type: 'suggestions', suggestions })
      desk.tell('typing', { author: 'operator' })
      await expect(chat(page, '.row.operator')).toBeVisible()
      await expect(chat(page, '.told')).toHaveAccessibleName('This? Six hours.')
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
        - text: Hello.
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

test('a screen reader is told once of what is sent, and once of its answer', async ({ page }) => {
  const desk = await openWithDesk(page)
  desk.reply = (text) => [{ author: 'bot', type: 'answer', text: `Heard: ${text}` }]
  // The row stays a moment as one that waits.
  desk.hinder = (path, method) => (method === 'POST' && path.endsWith('/messages') ? { wait: 300 } : undefined)
  const box = await openWindow(page)
  await page.evaluate(() => {
    const said: string[] = []
    Reflect.set(window, 'said', said)
    const root = document.querySelector('orca-chat')?.shadowRoot
    const isTold = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const live = element?.closest('[aria-live], [role="log"], [role="status"], [role="alert"]')
      return live !== null && live?.getAttribute('aria-live') !== 'off'
    }
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (isTold(node)) said.push(node.textContent ?? '')
    })
    if (root) observer.observe(root, { childList: true, subtree: true })
  })
  await box.fill('Which boat?')
  await box.press('Enter')
  await expect(chat(page, '.row.bot .bubble').last()).toHaveText('Heard: Which boat?')
  const said: string[] = await page.evaluate(() => Reflect.get(window, 'said'))
  expect(said.filter((words) => words.includes('YouWhich boat?'))).toHaveLength(1)
  expect(said.filter((words) => words.includes('Heard: Which boat?'))).toHaveLength(1)
})
