import { expect, test } from 'vitest'
import { isNotMade } from '#lib/chat/answers/not-made'
import { replyTo } from '#lib/chat/answers/reply'
import { chatMessages } from '#lib/chat/messages'

test.each([
  ['en', 'Do you sell drones?'],
  ['en', 'can I buy a toy boat for my kid'],
  ['en', 'do you have a pool cleaning robot'],
  ['en', 'Do you sell aerators or fountains for ponds?'],
  ['en', 'do you make underwater robots'],
  ['en', 'We have canoes on the lake already. Do you sell pedal boats?'],
  ['zh', '湖上有皮划艇了，你们卖脚踏船吗'],
  ['zh', '有没有水下机器人，想检查大坝裂缝'],
  ['zh', '给孩子买遥控船玩具，推荐哪个'],
  ['zh', '有没有河道清淤的挖泥船'],
  ['zh', '有没有家里泳池用的清洁机器人'],
  ['zh', '河道上空飞无人机巡查你们做不做'],
] as const)('%s: "%s": we do not make it, and say what we make', (language, text) => {
  expect(replyTo(text, language)).toEqual([{ type: 'text', text: chatMessages[language].ChatTalk.notMade }])
})

test.each([
  ['en', 'do you have a drone boat that takes water samples'],
  ['en', 'will it run into kayaks'],
  ['en', 'We have canoes and paddleboards on the water all summer. How safe is a boat with a cutter?'],
  ['zh', '湖上有皮划艇训练，时间怎么错开'],
  ['en', 'does the boat need a fountain to be switched off'],
  ['zh', '会不会撞到皮划艇'],
  ['zh', '湖心有个喷泉，航线怎么避开'],
  ['zh', '你们的船能不能自己避开游艇'],
  ['zh', '有没有避让渔船的功能'],
] as const)('%s: "%s" asks about our boats', (language, text) => {
  expect(isNotMade(text, language)).toBe(false)
})
