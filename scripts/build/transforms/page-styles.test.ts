import { expect, test } from 'vitest'
import { parsed } from '../page.ts'
import { usedStyles as stylesOfPage } from './page-styles.ts'

const usedStyles = (css: string, page: string, part?: 'first') => stylesOfPage(css, parsed(page), part)

const html = `<html lang="en"><body><header id="top" class="m_head"></header><main><p class="m_text" data-picture="canal">One</p></main></body></html>`

test.each([
  ['a class that stands in the page', '.m_text{color:red}', '.m_text{color:red}'],
  ['one that does not', '.m_other{color:red}', ''],
  ['one beside one that does: each part for itself', '.m_other,.m_text{color:red}', '.m_text{color:red}'],
  ['an element that the page has not', 'table td{color:red}', ''],
  [
    'states and attributes may come later',
    '.m_head[data-at=body]:not(.m_other):hover{color:red}',
    '.m_head[data-at=body]:not(.m_other):hover{color:red}',
  ],
  [
    'what stands inside :has() or :is() counts where it must be there',
    '.m_head:has(.m_text) p{color:red}',
    '.m_head:has(.m_text) p{color:red}',
  ],
  [
    'rules inside media keep their place',
    '@media print{.m_text{color:red}.m_other{color:red}}',
    '@media print{.m_text{color:red}}',
  ],
  ['a block that is left empty goes', '@media print{.m_other{color:red}}', ''],
  [
    'an animation that is used stays, one that is not goes',
    '.m_text{animation:in 1s}@keyframes in{to{opacity:1}}@keyframes out{to{opacity:0}}',
    '.m_text{animation:in 1s}@keyframes in{to{opacity:1}}',
  ],
  [
    'a name of the whole page stays',
    ':root{--ink:#000}*{margin:0}::selection{color:red}',
    ':root{--ink:#000}*{margin:0}::selection{color:red}',
  ],
  [
    'what moves the hotline, whose element comes with its program, stays',
    'body:has(#top[data-at=body])~orca-chat{--away:1px}orca-chat:not([data-place=free]){--away:1px}',
    'body:has(#top[data-at=body])~orca-chat{--away:1px}orca-chat:not([data-place=free]){--away:1px}',
  ],
  [
    'what the bar and the slider bring with them stays',
    '#nprogress [data-bar]{top:0}.m_text .swiper-slide{left:0}',
    '#nprogress [data-bar]{top:0}.m_text .swiper-slide{left:0}',
  ],
  [
    'a picture that the page shows',
    '[data-picture=canal]{color:red}[data-picture=lake]{color:red}',
    '[data-picture=canal]{color:red}',
  ],
])('%s', (_, css, used) => {
  expect(usedStyles(css, html)).toBe(used)
})

test('the first screen needs the header as it stands closed, and the first part of the page', () => {
  const page = `<body><header class="m_head"><div popover="auto" class="m_menu"></div><a class="m_entry"></a></header>
    <main class="m_main"><div class="m_hero"><h1 class="m_title">One</h1></div><section class="m_next"></section></main>
    <footer class="m_foot"></footer></body>`
  const css = ['head', 'menu', 'entry', 'main', 'hero', 'title', 'next', 'foot'].map((name) => `.m_${name}{color:red}`)
  const face = '@font-face{font-family:b;src:local(Arial)}'
  const first = usedStyles(face + css.join(''), page, 'first')
  expect(first).toContain('local(Arial)')
  expect([...first.matchAll(/m_(\w+)/g)].map(([, name]) => name)).toEqual(['head', 'entry', 'main', 'hero', 'title'])
})

test('a wrapper around all sections is not the first part of the page', () => {
  const page = `<body><main><div class="m_night"><div class="m_hero"></div><section class="m_next"></section></div></main></body>`
  const css = '.m_night{color:red}.m_hero{color:red}.m_next{color:red}@media print{.m_hero{color:black}}'
  expect(usedStyles(css, page, 'first')).toBe('.m_night{color:red}.m_hero{color:red}')
})

test.each([
  ['a state that comes with an act', '.m_text:hover,.m_text{color:red}', '.m_text{color:red}'],
  ['what opens', '.m_head:has(:popover-open) p{color:red}', ''],
  [
    'what is not open',
    '.m_head:not(:has(:popover-open)) p{color:red}',
    '.m_head:not(:has(:popover-open)) p{color:red}',
  ],
  ['one of two ways', ':is(.m_text:focus,.m_head) p{color:red}', ':is(.m_text:focus,.m_head) p{color:red}'],
  [
    'a property of the root: its value stands where it is read',
    ':root{--a:1px;--b:var(--a)}p{margin:var(--b)}',
    'p{margin:1px}',
  ],
  [
    'one that is set twice',
    ':root{--a:1px;--b:2px}.m_head{--a:3px}p{margin:var(--a) var(--b)}',
    ':root{--a:1px;}.m_head{--a:3px}p{margin:var(--a) 2px}',
  ],
  [
    'one that a block sets again',
    ':root{--a:1px}@media (max-width:1px){:root{--a:2px}}p{margin:var(--a)}',
    ':root{--a:1px}@media (max-width:1px){:root{--a:2px}}p{margin:var(--a)}',
  ],
  ['one that is not the root’s', 'p{--a:1px;margin:var(--a)}', 'p{--a:1px;margin:var(--a)}'],
  [
    'spaces after commas, but for those of a name',
    ':root{--a:1px, 2px}p{font-family:"One, two", var(--c);margin:min(var(--a))}',
    'p{font-family:"One, two",var(--c);margin:min(1px,2px)}',
  ],
  [
    'what its language sets anew',
    ':root{--a:1px;--b:2px}:lang(en){--a:3px}p{margin:var(--a) var(--b)}',
    'p{margin:3px 2px}',
  ],
  [
    'what one element sets anew in a language stays that element’s',
    '.m_text{--a:1px;margin:var(--a)}.m_text:lang(en){--a:3px}p{top:0}',
    '.m_text{--a:1px;margin:var(--a)}.m_text:lang(en){--a:3px}p{top:0}',
  ],
  ['properties read by none, or only by such', ':root{--a:1px;--b:var(--a)}p{--c:2px;margin:0}', 'p{margin:0}'],
  ['the language it is in', ':lang(en){margin:0}:lang(zh-CN){margin:1px}', ':lang(en){margin:0}'],
  [
    'attributes that the server wrote',
    '[data-picture] p{margin:0}[data-picture=lake] p{margin:0}.m_head[data-at]{margin:0}.m_head:not([data-at]){top:0}',
    '[data-picture] p{margin:0}.m_head:not([data-at]){top:0}',
  ],
  ['the bar’s end, which the start asks for after it', 'html[data-arrived]::before{top:0}p{margin:0}', 'p{margin:0}'],
  [
    'nothing that moves',
    'p{transition:color 1s;margin:0}@media (prefers-reduced-motion:reduce){p{top:0}}',
    'p{margin:0}',
  ],
  ['nothing that only a hand or a focus would show', 'p{cursor:pointer;outline:none;margin:0}', 'p{margin:0}'],
  [
    'what a scroll will move, and what stands in for that',
    '@supports (animation-timeline:scroll()){p{animation:m_go}}@supports not (animation-timeline:scroll()){p{top:0}}@keyframes m_go{to{top:0}}@supports (height:1dvh){p{margin:0}}',
    '@supports (height:1dvh){p{margin:0}}',
  ],
  [
    'no window too low for one',
    '@media (max-height:320px){p{position:absolute}}@media (max-width:320px){p{top:0}}',
    '@media (max-width:320px){p{top:0}}',
  ],
  ['the bar over the page that is left', '#nprogress{color:red}p{margin:0}', 'p{margin:0}'],
  ['the hotline, which comes after the page', 'orca-chat:not([data-place]){color:red}p{margin:0}', 'p{margin:0}'],
])('the first frame and %s', (_, css, used) => {
  expect(usedStyles(css, html, 'first')).toBe(used)
})

test('a range of languages asks for all that it begins: the first frame breaks its lines as the whole sheet does', () => {
  const css = 'p:lang(zh){text-wrap:balance}p:lang(z){top:0}p:lang(zh-CN){margin:0}p:lang(en){margin:1px}'
  expect(usedStyles(css, html.replace('lang="en"', 'lang="zh-CN"'), 'first')).toBe(
    'p:lang(zh){text-wrap:balance}p:lang(zh-CN){margin:0}',
  )
})

test('keeps for the first frame the colours that a drawing in its markup names', () => {
  const drawn = html.replace('</main>', '<svg><path stroke="var(--a)"/></svg></main>')
  const css = ':root{--a:red;--b:blue}p{color:var(--a)}'
  expect(usedStyles(css, drawn, 'first')).toBe(':root{--a:red;}p{color:red}')
})
