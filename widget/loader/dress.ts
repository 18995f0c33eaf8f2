import type { Lang } from '../shared/api-types.ts'
import type { LoaderCore } from '../shared/core.ts'
import type { Failure } from '../shared/failure.ts'
import { firstWords } from './first-words.ts'
import type { Remembered } from './remembered.ts'
import type { ShadowHost } from './shadow-host.ts'
import { sideBar } from './side-bar.ts'

/** Asks for the site's configuration, and says everything in that language. */
export async function dress(
  core: LoaderCore,
  recalled: Promise<Remembered>,
  hang: ShadowHost['hang'],
  lang: Lang,
): Promise<void> {
  core.layer.lang = core.state.lang = lang
  core.changed()
  try {
    const [site, [visitor, place]] = await Promise.all([core.ask('closed'), recalled])
    if (core.signal.aborted) return
    const { colours, position } = site.theme ?? {}
    core.paint(colours)
    // Once: later it may have been moved.
    if (position && !place && !core.site.texts) hang(null, position)
    core.site = site
    sideBar(core)
    core.changed()
    core.endWords?.()
    core.endWords = firstWords(core, visitor)
  } catch (failure) {
    core.failed(failure as Failure)
    // What the server refuses for good is no network that may come back.
    if (!(failure as Failure).retryable) throw failure
  }
}
