import { lateWords } from '../messages/late.ts'
import { loaderWords } from '../messages/loader.ts'
import type { Corner, Lang } from '../shared/api-types.ts'
import type { Core, PanelChunk, PanelDetail, PanelName } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'
import { closeIcon } from '../shared/icons.ts'
import { element, icon } from './element.ts'
import { hotQuestions } from './hot-questions.ts'
import css from './late.css?text'

/** Opens a panel in place of the one that is open, and gives the focus back when it ends. */
export async function panel(
  core: Core,
  load: (name: PanelName) => Promise<PanelChunk>,
  name: PanelName,
  detail: PanelDetail = {},
): Promise<void> {
  core.endPanel?.()
  setTheme(core, core.options.theme)
  const before = core.root.activeElement
  const into = document.createElement('div')
  into.className = 'panel'
  into.dataset.name = name
  let unmount = () => {}
  const end = () => {
    unmount()
    into.remove()
    if (core.endPanel === end) core.endPanel = undefined
    core.mark('')
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
  core.endPanel = end
  core.mark(name)
  core.layer.append(into)
  try {
    await core.config()
    const chunk = await load(name)
    if (!into.isConnected) return
    unmount = chunk.mount(core, into, end, detail)
    core.emit('view', { view: name })
  } catch (error) {
    end()
    throw error
  }
}

/** The questions that are asked most; gone when the window opens. */
export function hot(
  core: Core,
  dock: HTMLElement,
  questions: { question: string }[],
  ask: (question: string) => unknown,
): void {
  if (core.state.open || dock.querySelector('.tip, .hot')) return
  setTheme(core, core.options.theme)
  const { node, stop } = hotQuestions(
    core.state.lang,
    questions.map(({ question }) => question),
    ask,
  )
  core.host.addEventListener('orcachat:open', stop, { once: true })
  core.signal.addEventListener('abort', stop)
  dock.append(node)
}

/** The latest message and how many there are; gone when the window opens. */
export function tip(core: Core, dock: HTMLElement, text: string, open: () => unknown): void {
  setTheme(core, core.options.theme)
  const words = loaderWords[core.state.lang]
  for (const old of dock.querySelectorAll('.tip, .hot')) old.remove()
  const gone = () => {
    node.remove()
    core.host.removeEventListener('orcachat:open', gone)
  }
  const node = element(
    'div',
    { class: 'tip', role: 'status' },
    element(
      'button',
      { class: 'ask', type: 'button', click: open },
      element('b', {}, words.unread(core.state.unread)),
      element('span', {}, text),
    ),
    element(
      'button',
      { class: 'small', type: 'button', 'aria-label': lateWords[core.state.lang].dismiss, click: gone },
      icon(closeIcon),
    ),
  )
  core.host.addEventListener('orcachat:open', gone, { signal: core.signal })
  dock.append(node)
}

export async function setLocale(core: Core, wanted: string): Promise<void> {
  const lang: Lang = /^zh/i.test(wanted === 'auto' ? document.documentElement.lang : wanted) ? 'zh' : 'en'
  core.state.lang = lang
  core.layer.lang = lang
  core.endPanel?.()
  core.updated()
  await core.redock()
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const watched = new WeakSet<Core>()

export function setTheme(core: Core, theme: string): void {
  core.adopt(css)
  core.options.theme = theme
  core.host.dataset.tone = theme === 'dark' || (theme === 'auto' && dark.matches) ? 'dark' : 'light'
  if (watched.has(core)) return
  watched.add(core)
  dark.addEventListener('change', () => setTheme(core, core.options.theme), { signal: core.signal })
}

export function setPosition(core: Core, place: Corner | { x: number; y: number }): void {
  const { layer } = core
  setTheme(core, core.options.theme)
  if (typeof place === 'string') {
    layer.className = layer.className.replace(/(left|right) (top|bottom)/, place.replace('-', ' '))
    return
  }
  layer.style.setProperty('--oc-x', `${place.x}px`)
  layer.style.setProperty('--oc-y', `${place.y}px`)
}

export function setContext(core: Core, context: Core['context']): void {
  if (new TextEncoder().encode(JSON.stringify(context)).length > 2048) throw new Failure('too_long')
  core.context = { ...context }
}

export function consent(core: Core, granted: boolean): void {
  core.options.consent = granted ? 'granted' : 'required'
  core.updated()
  core.emit('consent', { granted })
}
