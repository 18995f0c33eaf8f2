import { expect, test } from 'vitest'
import { storedLeads } from '../../support/stored-leads.ts'
import { freshEmail } from '../../support/visitor.ts'
import { waitUntil } from '../../support/wait-until.ts'
import type { Open, Visitor } from '../visit.ts'
import { desktop, phone } from '../visit.ts'

const kindsKept = (email: string) => storedLeads(email).map(({ kind }) => kind)

async function fillIn(visitor: Visitor, email: string) {
  await visitor.fill('main form [name="name"]', 'Ann Lake')
  await visitor.press('Tab')
  await visitor.fill('main form [name="email"]', email)
  await visitor.fill('main form [name="message"]', 'Two boats')
  await visitor.tick('main form [type="checkbox"][name="consent"]')
}

/** From the first click on a form to the lead in the store. */
export function formJourneys(open: Open) {
  test('the contact panel of an English page sends from its first click on, and the enquiry is kept', async () => {
    const visitor = await open(desktop)
    const email = freshEmail()
    await visitor.open('/en/privacy')
    await visitor.click('aside summary', 'Contact Us')
    await visitor.fill('aside [type="email"]', email)
    await visitor.fill('aside textarea', 'Two lakes in Kent')
    await visitor.click('aside button[type="submit"]')
    await visitor.sees('aside [role="status"]', 'Submit Successfully')
    expect(kindsKept(email)).toHaveLength(1)
    expect(visitor.faults).toEqual([])
  })

  test('a form says what is wrong, keeps what was written, and is sent by keyboard', async () => {
    const visitor = await open(phone)
    const email = freshEmail()
    await visitor.open('/en/partner')
    await visitor.start()
    await waitUntil('the form checks itself', () => visitor.run(() => 'hydrated' in document.documentElement.dataset))
    await visitor.click('main form button[type="submit"]')
    await waitUntil('the first wrong field has the focus', () =>
      visitor.run(() => document.activeElement?.getAttribute('name') === 'name'),
    )
    await fillIn(visitor, email)
    await waitUntil('three seconds have passed', () => visitor.run(() => performance.now() > 3500))
    const isOnSend = () => document.activeElement?.matches('main form button[type="submit"]') ?? false
    for (let steps = 0; steps < 4 && !(await visitor.run(isOnSend)); steps += 1) await visitor.press('Tab')
    await visitor.press('Enter')
    await visitor.sees('main h2', 'Thank you. We have your message')
    expect(kindsKept(email)).toEqual(['partner'])
    expect(visitor.faults).toEqual([])
  })

  test('without JavaScript the page reads, its menu leads on and its form sends', async () => {
    const visitor = await open({ ...phone, scripts: false })
    const email = freshEmail()
    await visitor.open('/en/partner')
    await fillIn(visitor, email)
    await visitor.click('main form button[type="submit"]')
    await visitor.arrives('/en/sent')
    await visitor.sees('main h1')
    expect(kindsKept(email)).toEqual(['partner'])
    await visitor.open('/product/smurf')
    await visitor.sees('main h1', 'SMURF')
    await visitor.click('footer a', '资料下载')
    await visitor.arrives('/download')
  })
}

/** An address as browsers write it. */
export function addressJourneys(open: Open) {
  test('an email whose domain has letters of its own is sent by every browser in the same form', async () => {
    const visitor = await open(desktop)
    const name = freshEmail().slice(0, 10)
    await visitor.open('/en/privacy')
    await visitor.click('aside summary', 'Contact Us')
    await visitor.fill('aside [type="email"]', `${name}@münchen.de`)
    await visitor.click('aside button[type="submit"]')
    await visitor.sees('aside [role="status"]', 'Submit Successfully')
    expect(kindsKept(`${name}@xn--mnchen-3ya.de`)).toHaveLength(1)
  })
}
