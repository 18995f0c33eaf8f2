import { expect, it } from 'vitest'
import { answerSeason } from '#lib/api/season'

const ask = (query: string, locale = 'en') =>
  answerSeason(new Request(`http://localhost/api/season/${locale}?${query}`), locale)

it('answers the form as the tool does: 20 ha are three quarters of a shift of the large boat', async () => {
  const answer = ask('unit=ha&area=20&job=litter&boat=&boats=&wage=30')
  expect(answer.status).toBe(200)
  const page = await answer.text()
  // Numbers are joined with their units.
  expect(page).toMatch(/One sweep: 20\sha ÷ 2\.67\sha\/h = 7\.5\sh of one boat/)
  expect(page).toContain('<th scope="row">Wages</th>')
  expect(await ask('unit=mu&area=300', 'zh').text()).toMatch(/清扫一遍：300\s亩 ÷ 40\s亩\/小时 = 7\.5\s船时/)
})

it('names the fields that are wrong, and lets no text become markup', async () => {
  const answer = ask('unit=<b>&area=<script>&days=9')
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('Correct these fields first: Water area and Working days a week.')
  expect(page).not.toContain('<script>')
})

it('asks again for what is wrong, says why, and keeps what else was typed', async () => {
  const page = await ask('unit=ha&area=lots&wage=31&days=5').text()
  expect(page).toContain('<label for="area">Water area</label><input type="text" id="area" name="area" value="lots"')
  expect(page).toContain('Enter a number from 0.01 to 10,000.')
  expect(page).toContain('<input type="hidden" name="wage" value="31">')
  expect(page).toContain('<input type="hidden" name="unit" value="ha">')
  expect(page.match(/name="area"/g)).toHaveLength(1)
})

it.each([
  ['unit=mu&area=0.15', 'unit=mu&area=150000'],
  ['unit=acre&area=0.02471054', 'unit=acre&area=24710.53'],
  ['unit=mu&rate=0.075', 'unit=mu&rate=750'],
])('takes the least and the most that it names itself: %s, %s', (least, most) => {
  expect([ask(least).status, ask(most).status]).toEqual([200, 200])
})

it('knows no third language', () => {
  expect(ask('', 'fr').status).toBe(404)
})
