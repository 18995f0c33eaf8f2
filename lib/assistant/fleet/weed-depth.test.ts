import { expect, test } from 'vitest'
import { weedDepthIn } from '#lib/assistant/fleet/weed-depth'

test.each([
  ['水草长到水下80公分', 80],
  ['水草长到水下80公分，面积两百亩，能割吗', 80],
  ['草在两米深的地方', 200],
  ['草扎根在水面以下大约1.5米', 150],
  ['水面下一米的草能割吗', 100],
  ['两米深的水草一百亩', 200],
  ['要割到水下半米', 50],
  ['weed down to half a metre', 50],
  ['15 hectares of weed 2 m deep, how many boats?', 200],
  ['we need to cut weeds 80 cm below the surface on 5 ha', 80],
  ['2 m deep weed over 10 ha', 200],
] as const)('"%s": weed at %s cm', (text, cm) => {
  expect(weedDepthIn(text)).toBe(cm)
})

test.each([
  '水深2米的湖，50亩水草',
  '50亩水草，湖水深2米',
  '水草50亩，水深两米，要几条船',
  '割草，2米深的湖，三百亩',
  '水草区长200米，宽30米',
  '两米深的塘里长满水草，十亩',
  'weed in a lake 2 m deep, 10 ha',
  'a pond 2 m deep full of weed, 3 ha',
  '10 ha of weed, the water is 3 m deep',
  '5 ha of weed, water depth 1.5 m',
  'weed 200 m below the bridge',
  'a canal 6 m wide',
  'weed on 40 ha',
])('"%s" says nothing of how deep the weed stands', (text) => {
  expect(weedDepthIn(text)).toBeUndefined()
})
