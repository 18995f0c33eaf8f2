import { expect, test } from 'vitest'
import { phrasesOf } from '#lib/i18n/phrases'

test.each([
  ['做会自己干活的船', '做会|自己|干活的船'],
  ['反光的水面上，毫米波雷达帮相机找小目标', '反光的|水面上，|毫米波|雷达帮|相机找小|目标'],
  ['MariSense：把感知数据从内河带到海上', 'MariSense：|把|感知|数据从|内河|带到|海上'],
  ['一座水库的“三分钟”（实测）', '一座|水库的|“三|分钟”|（实测）'],
  ['短', '短'],
  ['', ''],
])('%s', (heading, phrases) => {
  expect(phrasesOf(heading).join('|')).toBe(phrases)
})
