import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { AssistantThread } from '#lib/assistant/thread/assistant-thread'
import type { Question } from '#lib/assistant/thread/protocol'

const folder = mkdtempSync(join(tmpdir(), 'orca-thread-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A thread that answers with the text, breaks over "break", ends over "end" and never comes back from "hang". */
const file = join(folder, 'thread.mjs')
writeFileSync(
  file,
  `import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ id, question: { text } }) => {
    if (text === 'hang') for (;;);
    if (text === 'end') process.exit(1)
    if (text === 'break') return parentPort.postMessage({ id, error: 'broken' })
    parentPort.postMessage({ id, reply: { language: 'en', bodies: [{ type: 'text', text }], isGoodbye: false, passages: [] } })
  })
  parentPort.postMessage({ isWarm: true })`,
)

let thread: AssistantThread
afterEach(() => thread.end())

const ask = (text: string): Question => ({ text, language: 'en', said: [], page: '', isForModel: false })
const reply = (text: string) => ({ language: 'en', bodies: [{ type: 'text', text }], isGoodbye: false, passages: [] })
const patience = { mostWaiting: 3, replyMs: 400, coldReplyMs: 20_000, lostMs: 800, coldLostMs: 800 }

test('questions are answered in their order', async () => {
  thread = new AssistantThread(patience, file)
  const answers = await Promise.all(['one', 'break', 'two'].map((text) => thread.ask(ask(text))))
  expect(answers).toEqual([reply('one'), 'failed', reply('two')])
})

test('one that takes too long is given up, the thread replaced, and the next one answered', async () => {
  thread = new AssistantThread(patience, file)
  expect(await thread.ask(ask('warm'))).toEqual(reply('warm'))
  const hanging = thread.ask(ask('hang'))
  const behind = thread.ask(ask('behind it'))
  expect(await Promise.all([hanging, behind])).toEqual(['late', 'late'])
  await expect.poll(() => thread.ask(ask('after it')), { timeout: 20_000 }).toEqual(reply('after it'))
})

test('a thread that ends takes one question with it and not the others', async () => {
  thread = new AssistantThread(patience, file)
  const answers = await Promise.all(['end', 'one', 'two'].map((text) => thread.ask(ask(text))))
  expect(answers).toEqual(['failed', reply('one'), reply('two')])
})

test('beyond so many that wait there is no waiting', async () => {
  thread = new AssistantThread(patience, file)
  const answers = ['one', 'two', 'three', 'four', 'five'].map((text) => thread.ask(ask(text)))
  expect(await Promise.all(answers)).toEqual([...['one', 'two', 'three', 'four'].map(reply), 'full'])
})
