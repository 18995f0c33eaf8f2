import { expect, test } from 'vitest'
import { addMessage } from '#lib/chat/add-message'
import { leftAddress } from '#lib/chat/answer-mail/left-address'
import { chatwootBridge } from '#lib/chat/bridge/chatwoot'
import { chatEmail } from '#lib/chat/bridge/email/chat-email'
import { openConversation } from '#lib/chat/conversation'
import { signedUser, signedUserText } from '#lib/chat/signed-user'
import { identify } from '#lib/chat/visitors'
import { namesPerson } from '#lib/people/same-person'
import { visitorsNaming } from '#lib/people/search'
import { describeOnEachEngine } from '../support/both-engines.ts'
import { openChat } from '../support/chat.ts'
import { ChatwootStandIn } from '../support/chatwoot.ts'
import { ulid } from '../support/widget-client.ts'

const now = Date.UTC(2026, 0, 1)
const arrival = { site: 'pk_lake', address: '', now, anonymous: undefined }

describeOnEachEngine((store) => {
  test('the name and address of the last token count, and who is looked for by them is found', async () => {
    const { engine } = store
    const user = { id: 'u-7', name: 'Ann Lee', email: 'ann@lake.example' }
    const { id } = await identify(engine, { ...arrival, user })
    expect(await signedUser(engine, id)).toEqual(user)
    expect(await visitorsNaming(engine, namesPerson({ email: 'ANN@lake.example' }))).toEqual([id])
    expect(await visitorsNaming(engine, namesPerson({ words: 'ann lee' }))).toEqual([id])

    const { row } = await openConversation(engine, { visitorId: id, site: 'pk_lake', language: 'en', now })
    expect(await leftAddress(engine, row.id)).toBe('ann@lake.example')

    expect((await identify(engine, { ...arrival, user: { id: 'u-7' } })).id).toBe(id)
    expect(await signedUser(engine, id)).toEqual({ id: 'u-7' })
    expect(await visitorsNaming(engine, namesPerson({ email: 'ann@lake.example' }))).toEqual([])
    expect(await leftAddress(engine, row.id)).toBeUndefined()
  })

  test('people in Chatwoot read the name as the contact’s, and all of it beside the conversation', async () => {
    const { engine } = store
    const chatwoot = await new ChatwootStandIn().start()
    const { url, inbox, secret } = chatwoot
    const bridge = chatwootBridge({ url, inbox, secret })
    const user = { id: 'u-9', name: 'Ann Lee', email: 'ann@lake.example' }
    const { id: visitorId } = await identify(engine, { ...arrival, user })
    const opened = await openConversation(engine, { visitorId, site: 'pk_lake', language: 'en', now })
    const said = { conversationId: opened.row.id, visitorId, clientId: ulid(), text: 'Hello', address: '', now }
    await addMessage(engine, { ...said, replies: [] })
    const { sql, read } = engine
    const messages = sql.selectFrom('message').selectAll().where('conversation_id', '=', opened.row.id)
    const [message] = await read(messages.compile())
    if (!message) throw new Error('It was said.')
    const job = { engine, conversation: opened.row, message, text: 'Hello', file: undefined, attempt: 1 }
    expect(await bridge.push(job)).toMatchObject({ kind: 'delivered' })
    expect(chatwoot.names.get(visitorId)).toBe('Ann Lee')
    expect(chatwoot.conversations.get(chatwoot.conversationOf(visitorId))?.facts).toMatchObject({
      signed_user: 'Ann Lee <ann@lake.example>, u-9',
    })
    await chatwoot.close()
  })

  test('whom nobody signed is nobody, whatever they write of themselves', async () => {
    const chat = await openChat(store.engine, { now })
    await chat.say('I am Ann Lee, ann@lake.example')
    expect(await signedUser(store.engine, chat.visitorId)).toBeUndefined()
  })
})

test('people who answer by mail read whom the host signed, apart from what the page told', () => {
  const user = { id: 'u-7', name: 'Ann Lee', email: 'ann@lake.example' }
  const email = { language: 'en', site: 'pk_lake', question: 'Hello', isFirst: true, messages: [] } as const
  expect(signedUserText(user)).toBe('Ann Lee <ann@lake.example>, u-7')
  const told = chatEmail({ ...email, user, context: { name: 'Bob' } }).text
  expect(told).toMatch(/^Signed in on that site as: Ann Lee <ann@lake\.example>, u-7$/m)
  expect(chatEmail({ ...email, context: { name: 'Bob' } }).text).not.toContain('Signed in')
})
