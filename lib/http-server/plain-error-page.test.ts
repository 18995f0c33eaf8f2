import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { preparePlainPage } from './plain-error-page.ts'

test.for(['failed', 'busy'] as const)(
  'the plain page “%s” says whose it is, and how to go on in both languages',
  (which) => {
    const page = preparePlainPage(new ServerResponse(new IncomingMessage(new Socket())), which)
    expect(page).toContain('aria-label="ORCA"')
    expect(page.match(/<a href=""/g)).toHaveLength(2)
    expect(page).toMatch(/<a href="\/en"[^>]*>Back to the home page/)
    expect(page).not.toMatch(/<script|<style|<link| src=/)
  },
)
