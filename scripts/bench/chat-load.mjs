// What everybody else waits for while one visitor, then eight, send the chat the texts that are longest to read.
const worstTexts = [`${'十'.repeat(3990)}湖要几条船`, '一百二十三万'.repeat(660), '1'.repeat(4000)]
const seconds = 6
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const ulid = () => `01${[...crypto.getRandomValues(new Uint8Array(24))].map((byte) => alphabet[byte & 31]).join('')}`
let visitors = 0

/** A visitor with a conversation, at an address of their own (`TRUSTED_PROXY_HOPS=1`). */
async function chatVisitor(origin, lang) {
  visitors += 1
  const headers = {
    Origin: origin,
    'Content-Type': 'application/json',
    'X-Forwarded-For': `198.19.${visitors >> 8}.${visitors & 255}`,
  }
  const post = async (path, body) => {
    const answer = await fetch(`${origin}/api/widget/v1/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return { status: answer.status, json: await answer.json() }
  }
  const { json } = await post('visitors', { site: 'pk_orca', lang })
  headers.Authorization = `Bearer ${json.token}`
  const { conversation } = (await post('conversations', { lang })).json
  return (text) => post(`conversations/${conversation.id}/messages`, { client_id: ulid(), type: 'text', text })
}

/** Milliseconds that each of some requests took, one after the other with a pause. */
export async function timesOf(until, ask, pauseMs = 20) {
  const times = []
  while (performance.now() < until) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return times.sort((one, other) => one - other)
}

/** The time that a share of them does not exceed. */
export const at = (times, share) => Math.round((times[Math.ceil(times.length * share) - 1] ?? 0) * 10) / 10

/** Loads what the assistant learned of both languages; @returns milliseconds of the first answer in each. */
export async function firstAnswers(origin) {
  const times = []
  for (const [lang, text] of [
    ['zh', '续航多久？'],
    ['en', 'How long does one charge last?'],
  ]) {
    const say = await chatVisitor(origin, lang)
    const began = performance.now()
    await say(text)
    times.push(Math.round(performance.now() - began))
  }
  return times
}

/** @returns figures of pages, probes and enquiries while so many connections send the worst texts. */
export async function besideChat(origin, connections, sendEnquiry) {
  const until = performance.now() + seconds * 1_000
  const attack = async (first) => {
    let say = await chatVisitor(origin, 'zh')
    for (let sent = first; performance.now() < until; sent += 1) {
      const { status } = await say(worstTexts[sent % worstTexts.length])
      if (status === 429) say = await chatVisitor(origin, 'zh')
      else if (status !== 201) throw new Error(`a message was answered with ${status}`)
    }
  }
  const page = (path) => async () => void (await (await fetch(origin + path)).arrayBuffer())
  const [pages, health, enquiries] = await Promise.all([
    timesOf(until, page('/en/product')),
    timesOf(until, page('/api/health/live')),
    timesOf(until, () => sendEnquiry(origin)),
    ...Array.from({ length: connections }, (_, first) => attack(first)),
  ])
  const row = {
    'page p50 ms': at(pages, 0.5),
    'page p99 ms': at(pages, 0.99),
    'health p99 ms': at(health, 0.99),
    'enquiry p50 ms': at(enquiries, 0.5),
    'enquiry p99 ms': at(enquiries, 0.99),
  }
  console.log(`beside ${connections} connections of chat`, row)
  return row
}
