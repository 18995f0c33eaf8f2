// @vitest-environment jsdom
import { existsSync } from 'node:fs'
import { cleanup, render, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, test } from 'vitest'
import { MiniSetReader } from '#components/datasets/family/mini-set-reader'
import { miniSets } from '#lib/content/datasets/mini-sets'
import en from '#messages/en/datasets-samples.json'
import zh from '#messages/zh/datasets-samples.json'

afterEach(cleanup)

test.each([
  ['en', 'flow'],
  ['en', 'inland'],
  ['zh', 'flow'],
  ['zh', 'inland'],
] as const)('in %s every file that the commands for the %s set fetch is there', (locale, set) => {
  const { container } = render(
    <NextIntlClientProvider locale={locale} messages={locale === 'en' ? en : zh} timeZone="UTC">
      <MiniSetReader set={set} />
    </NextIntlClientProvider>,
  )
  const said = container.textContent ?? ''
  const fetched = [...said.matchAll(/https?:\/\/[^\s]+/g)].map(([address]) => new URL(address).pathname)
  expect(new Set(fetched).size).toBe(3)
  for (const path of fetched) expect(existsSync(`public${path}`), path).toBe(true)
  for (const link of within(container).getAllByRole('link')) {
    const href = link.getAttribute('href')
    expect(existsSync(`public${href}`), `${href}`).toBe(true)
  }
  expect(said).toContain(`zipfile -e ${miniSets[set].name}.zip`)
})
