// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import PhoneInput, { type PhoneReading } from '#components/site/phone-input'
import { spellings, telephones } from '../../tests/support/telephones.ts'

afterEach(cleanup)

function show() {
  const reading = createRef<PhoneReading>()
  render(<PhoneInput ref={reading} id="phone" typed="" wrong={false} countryLabel="Country code" takeFocus={false} />)
  return { box: screen.getByRole<HTMLInputElement>('textbox'), sent: () => reading.current?.read() }
}

test('60 numbers, typed key by key, each with another separator: the box keeps them and each is sent as itself', async () => {
  const { box, sent } = show()
  const keys = userEvent.setup({ delay: null })
  for (const [index, { country, written }] of telephones.entries()) {
    const ways = spellings(written)
    const spelling = ways[index % ways.length] ?? written
    await keys.clear(box)
    await keys.type(box, spelling, { skipClick: true })
    expect(box.value, spelling).toBe(spelling)
    expect(sent(), spelling).toBe(written.replaceAll(' ', ''))
    expect(screen.getByRole<HTMLSelectElement>('combobox').value, spelling).toBe(country)
  }
}, 60_000)

test('a country picked from the list counts for a number without its code, and the box shows how it was read', async () => {
  const { box, sent } = show()
  await userEvent.type(box, '(415) 555-2671')
  expect(box.value).toBe('(415) 555-2671')
  expect(sent()).toBe('(415) 555-2671')
  await userEvent.selectOptions(screen.getByRole('combobox'), 'US')
  expect(sent()).toBe('+14155552671')
  await userEvent.tab()
  expect(box.value).toBe('+1 415 555 2671')
})

test('an empty box gets the code of the country picked, and waits for the number', async () => {
  const { box, sent } = show()
  await userEvent.selectOptions(screen.getByRole('combobox'), 'GB')
  expect(document.activeElement).toBe(box)
  await userEvent.type(box, '20 7183 8750')
  expect(sent()).toBe('+442071838750')
})

test('a number pasted behind the code of the country picked, or put there without a word, is read as it stands', async () => {
  const { box, sent } = show()
  await userEvent.selectOptions(screen.getByRole('combobox'), 'CN')
  await userEvent.paste('+8613800138000')
  expect(sent()).toBe('+8613800138000')
  await userEvent.tab()
  expect(box.value).toBe('+86 138 0013 8000')
  box.value = '+44 20 7183 8750'
  expect(sent()).toBe('+442071838750')
})
