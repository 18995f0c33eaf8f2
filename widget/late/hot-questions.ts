import { element, icon } from '../loader/element.ts'
import { lateWords } from '../messages/late.ts'
import type { Lang } from '../shared/api-types.ts'
import { closeIcon, pauseIcon, playIcon } from '../shared/icons.ts'

const everyMs = 6000

/** One question after another, held while pointed at or focused, and pausable; the whole list where motion is unwanted. */
export function hotQuestions(lang: Lang, questions: readonly string[], ask: (question: string) => unknown) {
  const words = lateWords[lang]
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches || questions.length < 2
  const buttons = questions
    .slice(0, still ? 3 : questions.length)
    .map((question) => element('button', { class: 'ask', type: 'button', click: () => ask(question) }, question))
  let at = 0
  let paused = still
  const show = () => {
    if (!still) for (const [index, button] of buttons.entries()) button.hidden = index !== at
  }
  const timer = still
    ? undefined
    : setInterval(() => {
        if (paused || document.hidden || node.matches(':hover, :focus-within')) return
        at = (at + 1) % buttons.length
        show()
      }, everyMs)
  const pause = element(
    'button',
    {
      class: 'small',
      type: 'button',
      'aria-label': words.pause,
      click: () => {
        paused = !paused
        pause.setAttribute('aria-label', paused ? words.play : words.pause)
        pause.replaceChildren(icon(paused ? playIcon : pauseIcon))
      },
    },
    icon(pauseIcon),
  )
  const stop = () => {
    clearInterval(timer)
    node.remove()
  }
  const node: HTMLElement = element(
    'div',
    { class: 'hot', role: 'group', 'aria-label': words.hot },
    element('b', {}, words.hot),
    ...buttons,
    element('button', { class: 'small', type: 'button', 'aria-label': words.dismiss, click: stop }, icon(closeIcon)),
    ...(still ? [] : [pause]),
  )
  show()
  return { node, stop }
}
