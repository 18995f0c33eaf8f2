import { expect, test } from 'vitest'
import { leadEmail } from '#lib/delivery/sinks/lead-email'
import type { Lead } from '#lib/leads/lead'

const lead: Lead = {
  id: '01a1fb40-cf61-7bd5-ab7e-1a7d896c83bd',
  kind: 'quote',
  language: 'en',
  page: '/en/quote',
  consent: { how: 'ticked', policy: '2026-11' },
  receivedAt: 0,
  person: { name: 'Ann\r\nBcc: all@x.example', email: 'ann@lake.example', phone: '', company: '', title: '' },
  boats: [],
  product: 'MOSHARK',
  message: '<img src=x onerror=alert(1)>',
  answers: { water: 'lake', area: '300' },
  attachments: [],
}

test('an email says everything once, in the language of the visitor, blank answers left out', () => {
  const { text } = leadEmail(lead)
  expect(text.split('\n')).toEqual([
    'Quote from the website',
    '',
    'Name: Ann\r',
    'Bcc: all@x.example',
    'Email: ann@lake.example',
    'Product: MOSHARK',
    'Kind of site: Lake',
    'Area (mu): 300',
    'Message: <img src=x onerror=alert(1)>',
    'Page: /en/quote',
    '',
    'Reply to this email to answer the visitor. ID:',
    lead.id,
  ])
  expect(leadEmail({ ...lead, language: 'zh' }).subject).toMatch(/^官网询价 · /)
})

test('the tool’s address is a link of ours that opens it; a link that a visitor typed is text', () => {
  const answers = { toolAddress: '/en/tools/tour-boat#d=900', toolResult: 'https://elsewhere.example/' }
  const { text, html } = leadEmail({ ...lead, answers })
  expect(text).toContain('Opens in the tool, exactly as sent: http://localhost:3000/en/tools/tour-boat#d=900')
  expect(html).toContain('<a href="http://localhost:3000/en/tools/tour-boat#d=900">')
  expect(html).not.toContain('href="https://elsewhere')
})

test('nothing a visitor typed becomes a header or markup', () => {
  const { subject, html } = leadEmail(lead)
  expect(subject).toBe('Quote from the website · Ann Bcc: all@x.example')
  expect(html).not.toContain('<img')
})
