import { dismissLabels } from '../messages/start.ts'
import type { LoaderCore } from '../shared/core.ts'
import { closeIcon } from '../shared/icons.ts'
import { element, icon } from './element.ts'

/** What a card says, as a button. */
export function cardButton(text: string, click: () => unknown): HTMLElement {
  return element('button', { class: 'ask', click }, text)
}

/** A small button in a card's corner. */
export function smallButton(label: string, drawing: string, click: () => unknown): HTMLElement {
  return element('button', { class: 'small', 'aria-label': label, click }, icon(drawing))
}

/** 280 px wide, to stand beside the launcher. `away`: what its dismissal means. */
export function card(
  { state }: LoaderCore,
  head: string,
  within: HTMLElement[],
  kind: string,
  away: () => unknown,
): HTMLElement {
  return element(
    'div',
    { class: `card ${kind}`, role: 'group', 'aria-label': head },
    element('small', {}, head),
    smallButton(dismissLabels[state.lang], closeIcon, away),
    ...within,
  )
}
