import { expect, test } from 'vitest'
import type { Lead } from '#lib/leads/lead'
import { leadFromOfficial, officialFromLead } from '#lib/leads/official-fields'

const label = '来自官网悬浮窗'
const fields = {
  name: label,
  phone: 'a@b.example',
  company: label,
  title: label,
  city: '+14155552671',
  product: '无人环保船',
  type: 'How deep?',
  language: 'en',
} as const

function kept(change: Partial<Lead> = {}): Lead {
  const { suspicion, attachments: _, ...lead } = leadFromOfficial(fields)
  return { ...lead, suspicion, id: 'id', receivedAt: 0, attachments: [], ...change }
}

test('the odd names become honest ones', () => {
  expect(leadFromOfficial(fields)).toMatchObject({
    person: { name: label, email: 'a@b.example', phone: '+14155552671', company: label, title: label },
    message: 'How deep?',
    product: '无人环保船',
    language: 'en',
  })
})

test('and go out again exactly as they came', () => {
  expect(officialFromLead(kept())).toEqual(fields)
  const blank = { ...fields, name: '', company: '', title: '', city: '', product: '', type: '' }
  const lead = leadFromOfficial(blank)
  expect(officialFromLead(kept({ ...lead, attachments: [] }))).toEqual(blank)
})

test('another form travels in the same eight, its own answers as lines in its language', () => {
  const lead = kept({
    kind: 'quote',
    language: 'zh',
    page: '/quote',
    person: { name: '李明', email: '', phone: '029-8888 8888', company: '', title: '' },
    product: '',
    message: '尽快',
    answers: { water: 'lake', area: '300', job: '', other: 'lake' },
    attachments: [{ id: 'f', name: '图纸.pdf', type: 'application/pdf', size: 1, scan: 'none' }],
  })
  expect(officialFromLead(lead)).toEqual({
    name: '李明',
    phone: '',
    company: '',
    title: '',
    city: '029-8888 8888',
    product: '无人环保船',
    type: '询价\n水域类型: 湖泊\n面积（亩）: 300\nother: lake\n留言: 尽快\n简历: 图纸.pdf\n来源页面: /quote',
    language: 'zh',
  })
})
