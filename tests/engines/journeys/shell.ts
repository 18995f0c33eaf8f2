import { expect, test } from 'vitest'
import { desktop, type Open, phone } from '../visit.ts'

const isFocused = (selector: string) => document.activeElement?.matches(selector) ?? false

/** Header, menus and dialogs. */
export function shellJourneys(open: Open) {
  test('a dropdown opens with the first click and leads on; by keyboard too, and Escape closes it', async () => {
    const visitor = await open(desktop)
    await visitor.open('/en/privacy')
    await visitor.click('#site-header button', 'Surface Cleaning Robots')
    await visitor.sees('#menu-cleaning a', 'SMURF')
    await visitor.isStarted()
    await visitor.press('Escape')
    await visitor.misses('#menu-cleaning a')
    await visitor.press('Enter')
    await visitor.sees('#menu-cleaning a', 'SMURF')
    await visitor.click('#menu-cleaning a', 'SMURF')
    await visitor.arrives('/en/product/smurf')
    await visitor.misses('#menu-cleaning a')
    expect(visitor.faults).toEqual([])
  })

  test('a dropdown opens under a resting pointer', async () => {
    const visitor = await open(desktop)
    await visitor.open('/en/privacy')
    await visitor.hover('#site-header button', 'Autonomous Leisure Boats')
    await visitor.sees('#menu-leisure a', 'YANG')
    await visitor.moveTo(700, 880)
    await visitor.misses('#menu-leisure a')
  })

  test('the small menu opens with the first touch, leads on and is gone', async () => {
    const visitor = await open(phone)
    await visitor.open('/privacy')
    await visitor.click('#site-header button', '菜单')
    await visitor.sees('#site-menu summary', '水面清洁机器人')
    await visitor.click('#site-menu summary', '水面清洁机器人')
    await visitor.click('#site-menu a', 'SMURF')
    await visitor.arrives('/product/smurf')
    await visitor.misses('#site-menu summary')
    expect(visitor.faults).toEqual([])
  })

  test('the language dialog opens with the first click, closes with Escape and changes the language', async () => {
    const visitor = await open(desktop)
    await visitor.open('/product/smurf')
    await visitor.click('#site-header button', '语言')
    await visitor.sees('dialog[open] a, dialog[open] button', 'English')
    await visitor.press('Escape')
    await visitor.misses('dialog[open]')
    await visitor.click('#site-header button', '语言')
    await visitor.click('dialog[open] a', 'Stay on this page')
    await visitor.arrives('/en/product/smurf')
    expect(visitor.faults).toEqual([])
  })

  test('the contact panel opens with the first click and Escape closes it', async () => {
    const visitor = await open(desktop)
    await visitor.open('/en/privacy')
    await visitor.click('aside summary', 'Contact Us')
    await visitor.sees('aside textarea')
    await visitor.isStarted()
    await visitor.click('aside textarea')
    await visitor.press('Escape')
    await visitor.misses('aside textarea')
    expect(await visitor.run(isFocused, 'aside summary')).toBe(true)
    expect(visitor.faults).toEqual([])
  })
}
