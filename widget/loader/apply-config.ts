import type { Lang } from '../shared/api-types.ts'
import type { LoaderCore } from '../shared/core.ts'
import type { Failure } from '../shared/failure.ts'
import { greetLater } from './greet-later.ts'
import type { ShadowHost } from './shadow-host.ts'
import { sideBar } from './side-bar.ts'
import type { StoredState } from './stored-state.ts'

/** Asks for the site's configuration, and says everything in that language. */
export async function applyConfig(
  core: LoaderCore,
  stored: Promise<StoredState>,
  setPosition: ShadowHost['setPosition'],
  lang: Lang,
): Promise<void> {
  core.layer.lang = core.state.lang = lang
  core.updateLauncher()
  try {
    const [site, [visitor, place]] = await Promise.all([core.fetchConfig('closed'), stored])
    if (core.signal.aborted) return
    const { colours, position } = site.theme ?? {}
    core.setColours(colours)
    // Once: later it may have been moved.
    if (position && !place && !core.site.texts) setPosition(null, position)
    core.site = site
    sideBar(core)
    core.updateLauncher()
    core.endTip?.()
    core.endTip = greetLater(core, visitor)
  } catch (failure) {
    core.emitError(failure as Failure)
    // What the server refuses for good is no network that may come back.
    if (!(failure as Failure).retryable) throw failure
  }
}
