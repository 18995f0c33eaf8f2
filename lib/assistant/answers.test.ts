import { beforeAll, describe, expect, test } from 'vitest'
import { knowledge, normalized } from '#lib/assistant/knowledge'
import { sampleQuestions } from '#lib/assistant/learned/sample-questions'
import { terms } from '#lib/assistant/learned/terms'
import { sourceOf } from '#lib/assistant/messages'
import { answerTo } from '#lib/assistant/replies/reply-bodies'
import { replyTo } from '#lib/assistant/reply'
import { retrieve } from '#lib/assistant/retrieve'
import { type Telling, verdictOf } from '#lib/assistant/verdict'
import { type Locale, locales } from '#lib/i18n/locales'

const learningMs = 60_000
beforeAll(() => {
  for (const language of locales) knowledge(language)
}, learningMs)

test.each([
  ['Boats, boat and BOATS are one word', 'zh', 'Boats', 'BOAT'],
  ['cutting and cut', 'en', 'cutting', 'cut'],
  ['full-width letters', 'zh', 'ＦｌｏＷ', 'flow'],
  ['politeness says nothing', 'zh', '请问你们的续航怎么样', '续航'],
] as const)('%s', (_, language, one, other) => {
  expect(terms(one, language)).toEqual(terms(other, language))
})

test('a Latin name inside Chinese is a word of its own', () => {
  expect(terms('FloW数据集', 'zh')).toEqual(expect.arrayContaining(['flow', '数据', '据集']))
})

test.each([
  ['zh', '小型清洁船适合多大的水面？', 'small-boat'],
  ['zh', '中型清洁船适合多大的水面？', 'medium-boat'],
  ['zh', '大型清洁船适合多大的水面？', 'large-boat'],
  ['en', 'How large a water does the small boat suit?', 'small-boat'],
  ['en', 'How large a water does the medium boat suit?', 'medium-boat'],
] as const)('%s: "%s" is answered about that class and no other', (language, question, slug) => {
  expect(replyTo(question, language)[0]).toMatchObject({ type: 'answer', answer_id: slug })
})

describe.each(locales)('%s', (language: Locale) => {
  const { entries } = knowledge(language)

  test('every question is answered by its own entry, also without its punctuation', () => {
    // Greetings and thanks are talk, and have words of their own.
    const asked = [...entries.values()].filter(({ topic, slug }) => topic !== 'talk' || slug === 'person')
    const lost = asked.filter(({ slug, title }) => {
      const [reply] = replyTo(title.replace(/[?？，,。.]/g, ' ').toUpperCase(), language)
      return reply?.type !== 'answer' || reply.answer_id !== slug
    })
    expect(lost.map(({ slug }) => slug)).toEqual([])
  })

  test('no two entries claim the same words', () => {
    const claims = [...entries.values()].flatMap(({ slug, title, asks }) =>
      [title, ...asks].map((text) => [text, slug]),
    )
    const unsure = claims.filter(([text = '', slug]) => retrieve(text, language)[0]?.slug !== slug)
    expect(unsure).toEqual([])
  })

  test('answers print no figure that would need a footnote, and their pages have a name', () => {
    for (const { body, source } of entries.values()) {
      expect(body.notes).toEqual([])
      if (source) expect(sourceOf(source, language).title).not.toBe(source)
    }
  })

  test('what is not known goes to the board with the words kept, at most as many as it takes', () => {
    const unknown = { zh: '激光雷达是什么牌子的？', en: 'Who is your CEO? ' }[language].repeat(200)
    const [reply] = replyTo(unknown, language)
    expect(reply).toMatchObject({ type: 'board', prefill: unknown.trim().slice(0, 1000) })
  })
})

test('a long letter is looked up by its beginning, so that it holds nobody up', () => {
  const beginning = '你们的船能不能割水草，割多深？'.repeat(20)
  const found = retrieve(beginning + '数据集怎么下载？'.repeat(400), 'zh')
  expect(found).toEqual(retrieve(beginning, 'zh'))
  expect(found.slice(0, 3).map(({ slug }) => slug)).toContain('weed')
})

test('answer, ask back, talk, not ours or the board', () => {
  const found = (...confidences: number[]) => confidences.map((confidence, n) => ({ slug: `s${n}`, confidence }))
  const filed = (slug: string, confidence: number, next = 0.01) => [
    { slug, confidence },
    { slug: 's1', confidence: next },
  ]
  const answer = { kind: 'answer', slug: 's0', confidence: 0.9, tell: 'plainly' }
  expect(verdictOf(found(0.9, 0.03))).toEqual({ ...answer, beside: [] })
  expect(verdictOf(found(0.8, 0.12, 0.1))).toEqual({ ...answer, confidence: 0.8, beside: ['s1', 's2'] })
  // Either of two is meant: both are told.
  expect(verdictOf(found(0.6, 0.18, 0.01))).toEqual({
    ...answer,
    confidence: 0.6,
    beside: ['s1'],
    tell: 'bothWithDoubt',
  })
  expect(verdictOf(found(0.65, 0.22, 0.01))).toEqual({ ...answer, confidence: 0.65, beside: ['s1'], tell: 'both' })
  expect(verdictOf(found(0.4, 0.35))).toMatchObject({
    kind: 'suggest',
    slug: 's0',
    beside: ['s1'],
    tell: 'bothWithDoubt',
  })
  // One is likely and not sure: it is told with a word of doubt where it is all that was asked.
  expect(verdictOf(found(0.6, 0.04))).toEqual({ ...answer, confidence: 0.6, beside: [], tell: 'withDoubt' })
  expect(verdictOf(found(0.48, 0.15, 0.04))).toMatchObject({
    kind: 'suggest',
    slug: 's0',
    beside: ['s1'],
    tell: 'withDoubt',
  })
  // The world is near: it is asked back.
  expect(verdictOf([...found(0.6), { slug: 'none', confidence: 0.18 }])).toMatchObject({
    kind: 'answer',
    tell: 'askedBack',
  })
  expect(verdictOf(found(0.3, 0.28, 0.26, 0.2))).toMatchObject({ slug: 's0', beside: ['s1', 's2'], tell: 'askedBack' })
  expect(verdictOf(found(0.05))).toEqual({ kind: 'board' })
  expect(verdictOf([])).toEqual({ kind: 'board' })
  expect(verdictOf(filed('none', 0.9))).toEqual({ kind: 'outside' })
  expect(verdictOf(filed('none', 0.35))).toEqual({ kind: 'board' })
  // It may as well be about the world.
  expect(verdictOf([...found(0.6), { slug: 'none', confidence: 0.3 }])).toEqual({ kind: 'board' })
  expect(verdictOf(filed('unanswered', 0.9))).toEqual({ kind: 'board' })
  expect(verdictOf(filed('talk-thanks', 0.9))).toEqual({ kind: 'talk', talk: 'thanks' })
  // "Hi, what do these go for" is a question.
  expect(verdictOf(filed('talk-hello', 0.6, 0.3))).toMatchObject({ kind: 'suggest', slug: 's1', tell: 'askedBack' })
})

test.each([
  ['en', 'what is the warrenty perod', 'warranty'],
  ['en', 'gaurantee?', 'warranty'],
  ['zh', '续杭大概多长', 'endurance'],
] as const)('%s: "%s" is understood as spelled by us', (language, text, slug) => {
  expect(replyTo(text, language)[0]).toMatchObject({ type: 'answer', answer_id: slug })
})

test.each([
  ['en', 'price of SMURF and delivery time?', ['price', 'lead-time']],
  ['zh', 'SMURF的价格和交货期', ['price', 'lead-time']],
  ['zh', '多少钱一条 保修几年', ['price', 'warranty']],
] as const)('%s: "%s" names two things and both are answered', (language, text, slugs) => {
  expect(replyTo(text, language)).toMatchObject(slugs.map((answer_id) => ({ type: 'answer', answer_id })))
})

test.each([
  ['en', 'what size of lake does it need', 'What is YANG?', 'lounge-water'],
  ['zh', '需要多大的水面？', 'YANG是什么船', 'lounge-water'],
] as const)('%s: "%s" is about the boat that was named before', (language, question, before, slug) => {
  expect(replyTo(question, language, [before])[0]).toMatchObject({ type: 'answer', answer_id: slug })
})

test.each([
  ['en', 'and what about the large one?', 'What does the small cleaning boat SMURF do?', 'large-boat'],
  ['zh', '那大型的呢', '小型清洁船 SMURF 鲸灵能做什么？', 'large-boat'],
] as const)('%s: "%s" is about another boat than the one that was named before', (language, question, before, slug) => {
  expect(replyTo(question, language, [before])[0]).toMatchObject({ answer_id: slug })
})

test.each([
  ['en', 'and the large one?', 'how many hours does the small boat run', 'endurance'],
  ['zh', '那大的呢', '小型船续航多久', 'endurance'],
  ['en', 'and the bigger one?', "how much does the small cleaning boat's basket hold", 'large-boat'],
  ['zh', '那大的呢', '小型清洁船一筐能装多少', 'full-basket'],
] as const)('%s: "%s" asks the same of another size', (language, question, before, slug) => {
  expect(replyTo(question, language, [before])[0]).toMatchObject({ type: 'answer', answer_id: slug })
})

test.each([
  ['of a boat whose hours we do not tell', 'en', 'how long does XI run on one charge', undefined, ['tour-hours']],
  ['the same', 'zh', '汐充一次电能跑多久', undefined, ['tour-hours']],
  ['named before', 'zh', '续航多久', '汐是什么船', ['tour-hours']],
  [
    'of two things in one answer, that says of one that it is not told',
    'zh',
    '汐能坐几个人 续航多久',
    undefined,
    ['tour-boat'],
  ],
  ['of boats whose hours we tell', 'en', 'how long does SMURF run on one charge', 'what is XI', ['endurance']],
  ['of boats by what they do', 'zh', '清洁船充一次电能跑多久', '汐是什么船', ['endurance']],
] as const)('figures %s (%s: %s)', (_, language, question, before, given) => {
  const replies = replyTo(question, language, before === undefined ? [] : [before])
  expect(replies.map((reply) => (reply.type === 'answer' ? reply.answer_id : reply.type))).toEqual(given)
})

describe.each(locales)('%s: what is likely and not sure', (language) => {
  const told = (tell: Telling, beside: string[]) => answerTo({ slug: 'endurance', beside, tell }, language)
  const title = knowledge(language).entries.get('endurance')?.title ?? ''

  test('is told under the question that it answers, and the rest is a button away', () => {
    expect(told('withDoubt', ['charging'])).toMatchObject([
      {
        type: 'answer',
        answer_id: 'endurance',
        text: expect.stringMatching(new RegExp(`^.*${title.slice(0, -1)}.*\n.`)),
      },
      { type: 'suggestions', suggestions: [{ id: 'charging' }] },
    ])
  })

  test('has the board below it where nothing else may be meant', () => {
    expect(told('withDoubt', [])).toMatchObject([{ type: 'answer', answer_id: 'endurance', offer: 'board' }])
  })

  test('is told beside another that may be meant as well, each under its question', () => {
    const other = knowledge(language).entries.get('charging')?.title ?? ''
    expect(told('bothWithDoubt', ['charging'])).toMatchObject([
      { type: 'answer', answer_id: 'endurance', text: expect.stringContaining(title) },
      { type: 'answer', answer_id: 'charging', text: expect.stringContaining(other) },
    ])
    expect(told('both', ['charging'])[1]).not.toMatchObject({ text: expect.stringContaining(other) })
  })

  test('is asked back where it may as well be of the world', () => {
    expect(told('askedBack', ['charging'])).toMatchObject([{ type: 'suggestions' }])
  })

  test('is told in short where it is asked back, in the text for clients without buttons too', () => {
    const [reply] = told('askedBack', ['charging'])
    const [first, second] = reply?.type === 'suggestions' ? reply.suggestions : []
    expect(first?.answer).toMatch(/6–8/)
    expect(second?.answer?.length).toBeGreaterThan(10)
    expect(reply?.text).toContain(`· ${title}\n  ${first?.answer}\n· ${second?.question}`)
  })

  test('has no answers in short where one is told in full', () => {
    const [, others] = told('withDoubt', ['charging'])
    expect(others).toMatchObject({ suggestions: [{ id: 'charging' }] })
    expect(others?.type === 'suggestions' && others.suggestions[0]?.answer).toBeUndefined()
  })
})

test.each([
  ['en', 'is there a song about SMURF', 'board'],
  ['en', 'is there a song about a whale', 'text'],
  ['zh', '汐和YANG的故事', 'board'],
  ['zh', '讲个鲸鱼的故事', 'text'],
] as const)('%s: "%s" is nothing of ours unless it names a boat of ours', (language, text, type) => {
  expect(replyTo(text, language)).toMatchObject([{ type }])
})

test.each([
  ['en', 'We look after 3 ponds of about 4 ha each', '12 ha (3 × 4 ha)'],
  ['en', 'We look after 3 ponds of about 4 ha each, separated by weirs', 'one of your 3 sites'],
  ['zh', '三个塘互不相通，每个六十亩，漂树叶', '3 处水面之间'],
  ['en', 'our canal is four km long and twenty m wide', '8 ha (4 km × 20 m)'],
  ['zh', '护城河大概四公里长二十米宽', '120 亩（4 公里 × 20 米）'],
  ['zh', '三个池塘每个都是六十亩左右', '180 亩（3 × 六十亩）'],
  ['zh', '两条河一共6公里，平均宽二十来米，你给估个船数', '180 亩（6 公里 × 20 米）'],
] as const)('%s: "%s" is counted as %s', (language, text, area) => {
  expect(replyTo(text, language)).toMatchObject([{ answer_id: 'how-many-boats', text: expect.stringContaining(area) }])
})

test.each([
  ['en', 'bottles'],
  ['en', 'can it collect bottles'],
  ['en', 'cans and bottles on the river'],
  ['zh', '瓶子'],
  ['zh', '清理瓶子用哪款船'],
  ['zh', '湖里全是瓶子，用什么船清'],
] as const)('%s: "%s" is about litter, and no dataset is told beside it', (language, text) => {
  const { entries } = knowledge(language)
  const told = replyTo(text, language).flatMap((reply) => (reply.type === 'answer' ? [reply.answer_id] : []))
  expect(told.length).toBeGreaterThan(0)
  expect(told.filter((slug) => entries.get(slug)?.topic === 'research')).toEqual([])
})

test.each([
  ['en', 'images of bottles for training a detector'],
  ['zh', '瓶子检测的数据集'],
] as const)('%s: "%s" is about data all the same', (language, text) => {
  const [reply] = replyTo(text, language)
  const slug = reply?.type === 'answer' ? reply.answer_id : ''
  expect(knowledge(language).entries.get(slug)?.topic).toBe('research')
})

test('whoever asks when somebody is there does not say hello', () => {
  expect(replyTo('anyone there on weekends', 'en')[0]).toMatchObject({ type: 'answer', answer_id: 'answer-hours' })
  expect(replyTo('anyone there?', 'en')[0]).toMatchObject({ type: 'text' })
})

test.each([
  ['en', 'and afterwards?', 'How long is the warranty?'],
  ['zh', '过了呢', '保修多久'],
] as const)('%s: "%s" says too little: a person is offered, no guess', (language, question, before) => {
  expect(replyTo(question, language, [before])[0]).toMatchObject({ type: 'board' })
})

test.each(locales)('%s: every sample question belongs to an entry, to talk, or to nothing of ours', (language) => {
  const { entries } = knowledge(language)
  const strays = sampleQuestions(language).filter(
    ({ slug }) => !entries.has(slug) && !['none', 'unanswered'].includes(slug) && !slug.startsWith('talk-'),
  )
  expect(strays).toEqual([])
})

test('a question that two entries claim would teach the assistant nothing', () => {
  const claimed = locales.flatMap((language) => {
    const slugs = new Map<string, Set<string>>()
    for (const { text, slug } of sampleQuestions(language))
      slugs.set(normalized(text), (slugs.get(normalized(text)) ?? new Set()).add(slug))
    return [...slugs].filter(([, by]) => by.size > 1).map(([text]) => text)
  })
  expect(claimed).toEqual([])
})

test('waters that no boat goes between each have their boats', () => {
  const [reply] = replyTo('三个小湖，分别是40亩、60亩、80亩，不连通，怎么配船', 'zh')
  const text = reply && 'text' in reply ? reply.text : ''
  for (const area of ['40 亩', '60 亩', '80 亩']) expect(text).toContain(area)
})

test('lakes that are said to be apart are counted apart', () => {
  const [reply] = replyTo('两个公园湖，一个60亩一个90亩，互相不通，得配几条船', 'zh')
  expect(reply).toMatchObject({ answer_id: 'how-many-boats', text: expect.stringMatching(/60 亩.*\n90 亩/) })
})

test.each([
  ['我们湖一共260亩，主要是漂浮垃圾，水草不多，要几条船', 'zh', 'EFFICIENCY'],
  ['a lake of 26 ha, mostly litter, not much weed, how many boats', 'en', 'floating litter'],
] as const)('%s: weed that is hardly there is not to be cut', (question, language, part) => {
  expect(replyTo(question, language)[0]).toMatchObject({ text: expect.stringContaining(part) })
})

test.each([
  ['水库380亩，坝前全是枝子塑料，一天弄得完不', 'zh', '9.5 小时'],
  ['EFFICIENCY 清 300 亩要多久', 'zh', '7.5 小时'],
  ['60亩的湖清一遍要几个小时', 'zh', '清扫一遍的用时，可用“全覆盖航线模拟”'],
  ['How long does EFFICIENCY need for one pass over 20 hectares?', 'en', 'about 7.5 hours'],
  ['We look after a 12 hectare lake with litter, how many boats?', 'en', 'To keep 12 hectares clear'],
  ['would EFFICIENCY get round 30 hectares in one day?', 'en', 'about 11 hours'],
  ['we have 40 ha of weed, how long to cut it', 'en', 'the coverage simulator the time of one pass'],
] as const)(
  '%s: the time of one pass is worked out of the work rate, where there is one',
  (question, language, part) => {
    expect(replyTo(question, language)[0]).toMatchObject({ text: expect.stringContaining(part) })
  },
)

test.each([
  ['I live in Brazil. What brand is the thruster?', false],
  ['I live in Brazil. Do you deliver there?', true],
  ['will it rain in Hamburg tomorrow', false],
])('%s: a place is answered only where it is asked about', (question, isAnswered) => {
  const told = replyTo(question, 'en').flatMap((reply) => (reply.type === 'answer' ? reply.answer_id : []))
  expect(told).toEqual(isAnswered ? ['overseas'] : [])
})

test.each([
  ['Which boat do I need for a quarter acre pond?', 'larger sites than a quarter of an acre'],
  ['half an acre lake, how many boats', 'larger sites than half an acre'],
  ['half an acre lake, how many boats', '3.3 ha (8.2 acres)'],
])('%s: a share of a unit is read, and told as it is said', (question, part) => {
  expect(replyTo(question, 'en')[0]).toMatchObject({ text: expect.stringContaining(part) })
})

test.each([
  ['XI续航多少公里', 'zh', 'tour-hours'],
  ['汐能跑多少公里', 'zh', 'tour-hours'],
  ['XI range in km', 'en', 'tour-hours'],
  ['how deep does the weed cutter go', 'en', 'weed'],
  ['how deep does SMURF go', 'en', 'shallow-water'],
] as const)('%s: is answered by the entry that tells it', (question, language, slug) => {
  expect(replyTo(question, language)).toMatchObject([{ type: 'answer', answer_id: slug }])
})

test.each([
  ['能在那个玻璃舱里涮火锅不', 'zh', 'cook-aboard'],
  ['要泄洪了，谁说了算让船赶紧回来', 'zh', 'flood-recall'],
  ['flooded quarry, 55 acres, leaves and a few bottles. one boat or two?', 'en', 'how-many-boats'],
] as const)('%s: is answered by one entry', (question, language, slug) => {
  expect(replyTo(question, language).filter(({ type }) => type === 'answer')).toMatchObject([{ answer_id: slug }])
})

test('boats counted for guests are told of a tour boat that was named', () => {
  const [reply] = replyTo('Groups of 28 people want to go out at once. How many of the tour boats is that?', 'en')
  expect(reply).toMatchObject({ text: expect.stringContaining('3 to 4 XI') })
})

test.each([
  ['水草长到水下80公分，面积两百亩，能割吗', 'zh', '10–60 厘米'],
  ['15 hectares of weed 2 m deep, how many boats?', 'en', '10–60 cm'],
] as const)('%s: boats for weed are told with the depth that they cut', (question, language, sentence) => {
  const [reply] = replyTo(question, language)
  expect(reply).toMatchObject({ answer_id: 'how-many-boats', text: expect.stringContaining(sentence) })
})

test.each([
  ['你是机器人吧，给我转人工', 'zh'],
  ['You are a bot, get me a human please', 'en'],
  ['机器人太笨了，转人工', 'zh'],
  ['useless bot, get me a human', 'en'],
  ['不用机器人，要人工', 'zh'],
  ['比问机器人强，接人工吧', 'zh'],
] as const)('%s: who knows that it is a machine and wants a person gets the way to one', (text, language) => {
  expect(replyTo(text, language)).toContainEqual(expect.objectContaining({ answer_id: 'person' }))
})

test.each(['无人驾驶的话船上是不是就可以一个员工都不放了？我想省人工', '能替代人工捡垃圾吗', '比人工保洁快多少'])(
  '%s: who speaks of work by hand asks for no person',
  (text) => {
    expect(replyTo(text, 'zh')).not.toContainEqual(expect.objectContaining({ answer_id: 'person' }))
  },
)

test.each([
  ['can I apply even without an opening', 'en', 'without an open position'],
  ['没有岗位也可以投吗', 'zh', '没有公开职位时也可以投递'],
] as const)('%s: no opening is needed to apply', (text, language, told) => {
  expect(replyTo(text, language)).toContainEqual(
    expect.objectContaining({ answer_id: 'apply', text: expect.stringContaining(told) }),
  )
})

test.each([
  ['are you a bot or a real person?', 'en'],
  ['你是机器人还是真人？', 'zh'],
] as const)('%s: who only asks what answers is told so', (text, language) => {
  expect(replyTo(text, language)[0]).toMatchObject({ answer_id: 'assistant' })
})

test.each([
  ['how loud is the music on the lounge boat', 'en'],
  ['the map on your page does not load', 'en'],
  ['网页打不开地图', 'zh'],
] as const)('%s: it is asked of us, and not sent away', (text, language) => {
  expect(replyTo(text, language)).not.toContainEqual(expect.objectContaining({ type: 'text' }))
})

test.each([['whats 17% of 2350', 'en']] as const)('%s: it is told to be nothing of ours', (text, language) => {
  expect(replyTo(text, language)).toMatchObject([{ type: 'text' }])
})

test('a choice is one question, and its second half none about jobs', () => {
  const replies = replyTo('Is there a download link for USVInland or do I have to apply?', 'en')
  expect(replies.map((reply) => reply.type === 'answer' && reply.answer_id)).toEqual(['dataset-apply'])
})

test('a figure of the lounge boat and what it serves for are asked together', () => {
  const [figure, use] = replyTo('YANG那个船多大面积，能在上面办晚宴吗', 'zh')
  expect(figure).toMatchObject({ answer_id: 'lounge-boat', text: expect.stringMatching(/27/) })
  expect(use).toMatchObject({ answer_id: 'lounge-uses', text: expect.stringMatching(/晚宴/) })
})

test('who names a boat for guests and a day’s visitors is counted no cleaning boats', () => {
  const texts = replyTo('400亩、旺季一天三千人，要几艘汐', 'zh').map(({ text }) => text)
  expect(texts.join()).not.toContain('EFFICIENCY')
})
