import { loaderLabels } from '../messages/start.ts'
import type { LoaderCore } from '../shared/core.ts'
import { card, cardButton } from './card.ts'
import { element } from './element.ts'

/** Shows within a frame of the click that the window is loading, or that it `failed` and how else to reach a person. */
export function showLoadingCard(core: LoaderCore, focus: boolean, failed?: boolean): void {
  const { state, site, instance, root, layer, dock, showCard } = core
  const labels = loaderLabels[state.lang]
  const { phone, email } = site.contacts ?? {}
  core.opener ??= root.activeElement ?? document.activeElement
  const { opener } = core
  const away = () => {
    showCard()
    opener?.focus?.()
    if (!failed) instance.close()
  }
  const again = cardButton(failed ? labels.failed : labels.loading, () => failed && instance.open())
  const made = card(core, site.texts?.title ?? labels.name, [again], 'wait', away)
  for (const href of [phone && `tel:${phone}`, email && `mailto:${email}`])
    if (failed && href) made.append(element('a', { href }, href.replace(/^\w+:/, '')))
  made.onkeydown = ({ key }) => key === 'Escape' && away()
  showCard(made)
  // Where the host wants no launcher it stands by itself.
  if (!dock.isConnected) layer.append(made)
  // Whoever presses Escape right after opening means this.
  if (focus) again.focus()
}
