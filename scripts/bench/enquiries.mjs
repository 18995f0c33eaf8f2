// How long an enquiry takes while many read pages: the flood comes from a process of its own, as visitors do.
import { once } from 'node:events'
import { at, timesOf } from './chat-load.mjs'
import { flood } from './page-load.mjs'

const seconds = 6

const enquiry = JSON.stringify({
  name: '来自官网悬浮窗',
  phone: 'visitor@lake.example',
  company: '来自官网悬浮窗',
  title: '来自官网悬浮窗',
  city: '+8613800138000',
  product: '无人环保船',
  type: 'How deep may the weed be?',
  language: 'en',
})

let senders = 0

/** Sends one from an address of its own (`TRUSTED_PROXY_HOPS=1`); @returns milliseconds until it was answered. */
export async function sendEnquiry(origin) {
  senders += 1
  const began = performance.now()
  const { status } = await fetch(`${origin}/api/contact/official`, {
    method: 'POST',
    headers: {
      Origin: origin,
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.18.${senders >> 8}.${senders & 255}`,
    },
    body: enquiry,
  })
  if (status !== 200) throw new Error(`an enquiry was answered with ${status}`)
  return performance.now() - began
}

/** @returns figures of enquiries sent one after the other, while so many connections ask for pages without a pause. */
export async function enquiriesBeside(origin, connections) {
  await sendEnquiry(origin)
  const visitors = connections > 0 && flood(`${origin}/en`, { connections, seconds: seconds + 2 })
  if (visitors) await new Promise((resolve) => setTimeout(resolve, 1_000))
  const times = await timesOf(performance.now() + seconds * 1_000, () => sendEnquiry(origin), 0)
  if (visitors) await once(visitors, 'exit')
  const row = {
    enquiries: times.length,
    'p50 ms': at(times, 0.5),
    'p99 ms': at(times, 0.99),
    'longest ms': at(times, 1),
  }
  console.log(`enquiries beside ${connections} connections of pages`, row)
  return row
}
