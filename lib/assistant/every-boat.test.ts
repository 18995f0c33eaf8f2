import { expect, test } from 'vitest'
import { replyTo } from '#lib/assistant/reply'

const boats = ['SMURF', 'MOSHARK', 'EFFICIENCY', 'TITAN', 'FEICHI', 'XI', 'YANG']

/** What buyers ask of whichever boat they look at; `_` stands for its name. */
const matters = [
  ['zh', '_多少钱', 'price'],
  ['zh', '_保修多久', 'warranty'],
  ['zh', '_多久交货', 'lead-time'],
  ['zh', '_能试用吗', 'trial'],
  ['zh', '_可以租吗', 'rent'],
  ['zh', '_坏了找谁修', 'repair'],
  ['zh', '_怎么验收', 'acceptance'],
  ['zh', '_有案例吗', 'cases'],
  ['en', 'what does _ cost', 'price'],
  ['en', 'how do I buy _', 'first-steps'],
  ['en', '_ warranty', 'warranty'],
  ['en', 'how soon can _ be delivered', 'lead-time'],
  ['en', 'can I rent _', 'rent'],
  ['en', 'who repairs _', 'repair'],
  ['en', 'how many years does _ last', 'lifetime'],
  ['en', 'is training included with _', 'training'],
] as const

test.each(matters)('%s: "%s" is answered by %s for every boat, by whatever name', (language, question, slug) => {
  const names = language === 'zh' ? [...boats, '鲸灵', '汐'] : boats
  const others = names.filter((name) => {
    const replies = replyTo(question.replace('_', name), language)
    return !replies.some((reply) => reply.type === 'answer' && reply.answer_id === slug)
  })
  expect(others).toEqual([])
})

test.each([
  ['zh', '汐能手动开吗', 'driving-modes'],
  ['zh', '没有码头能用游船不', 'tour-pier'],
  ['zh', '小孩靠近割草船', 'cutter-safety'],
  ['zh', '介绍一下USVInland', 'usvinland'],
  ['en', 'does XI run at night', 'night-tour'],
  ['en', 'what does TITAN do', 'titan'],
  ['en', 'radar model FloW-RI', 'flow'],
] as const)('%s: "%s" has an entry of the one it names, %s', (language, question, slug) => {
  expect(replyTo(question, language)[0]).toMatchObject({ answer_id: slug })
})
