import { loaderLabels } from '../messages/start.ts'
import type { LoaderCore } from '../shared/core.ts'
import { card, cardButton } from './card.ts'
import { element } from './element.ts'

/**
 * Says beside the launcher that the window is on its way, within a frame of the click and whatever the network does; or
 * that it `failed` to come, and how else a person is reached.
 */
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
