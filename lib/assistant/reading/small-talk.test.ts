import { expect, test } from 'vitest'
import { type Talk, talkOf } from '#lib/assistant/reading/small-talk'
import { replyTo } from '#lib/assistant/reply'

const said: readonly (readonly ['zh' | 'en', Talk, readonly string[]])[] = [
  ['en', 'fine', ['ok got it', 'All right, understood', 'haha', 'lol', '👍', 'I see, fine']],
  ['en', 'bye', ['good night', 'bye for now']],
  [
    'en',
    'insult',
    [
      'You did not answer my question',
      'that is not what I asked',
      'you are not helping at all',
      'this is rubbish',
      'nice work, useless bot',
    ],
  ],
  ['en', 'noise', ['x', '?', '...', 'why?']],
  ['zh', 'fine', ['好的明白了', '知道啦', '嗯嗯清楚了', '哈哈哈', '😂', '好的，收到']],
  ['zh', 'bye', ['晚安', '晚安，明天再来问']],
  ['zh', 'insult', ['你没回答我的问题', '说了半天等于没说', '你怎么老重复', '你真棒，答非所问']],
  ['zh', 'noise', ['1', '。。。', '为什么']],
  ['zh', 'hello', ['在吗在吗']],
]

test.each(said)('%s: %s: what is no question gets a word back', (language, kind, texts) => {
  expect(texts.filter((text) => talkOf(text, language) !== kind)).toEqual([])
})

test.each([
  ['en', ['Are you ChatGPT?', 'which ai model are you', "what's your name?", 'Are you a robot?']],
  ['zh', ['你是不是ChatGPT', '你用的什么大模型', '你叫什么名字', '你是机器人吗']],
] as const)('%s: who asks what answers here is told', (language, texts) => {
  for (const text of texts) expect(replyTo(text, language)[0]).toMatchObject({ type: 'answer', answer_id: 'assistant' })
})

test.each(['phone number', 'how do I reach sales'])('"%s" is no thanks', (text) => {
  expect(replyTo(text, 'en')).toMatchObject([{ type: 'answer', answer_id: 'contact' }])
})

test('水草 with its second character wrong is no insult', () => {
  expect(talkOf('水操割不干净会不会又长', 'zh')).toBeUndefined()
})

test.each([
  ['en', 'How are you different from RanMarine WasteShark?'],
  ['en', 'how are you funded'],
  ['en', 'are you ok with salt water'],
  ['en', 'morning shifts: how long?'],
  ['en', 'see you have a dock, how large is it'],
  ['en', 'thank you, and the price?'],
  ['zh', '谢谢，那价格呢？'],
] as const)('%s: "%s" is a question, however it begins', (language, text) => {
  expect(talkOf(text, language)).toBeUndefined()
  expect(replyTo(text, language).map(({ type }) => type)).not.toContain('text')
})

test('what sets us apart from another maker is asked of us', () => {
  expect(replyTo('How are you different from RanMarine WasteShark?', 'en')[0]).toMatchObject({ answer_id: 'why-orca' })
})
