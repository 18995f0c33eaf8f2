/** What the loader asks for later: `LateChunk` in `shared/core.ts`. */
import type { SiteConfig } from '../shared/config.ts'
import type { Core } from '../shared/core.ts'
import { firstWords } from './first-words.ts'
import { dragLauncher } from './launcher-drag.ts'
import { setTheme } from './settings.ts'
import { sideBar } from './side-bar.ts'
import { wakeWithOthers } from './wake.ts'

export { panel } from './panel.ts'
export { consent, setContext, setLocale, setPosition, setTheme } from './settings.ts'
export { tip } from './tip.ts'

/** Dresses the launcher once the site's configuration is there. */
export function furnish(core: Core, site: SiteConfig): void {
  setTheme(core, core.options.theme)
  sideBar(core, site)
  dragLauncher(core)
  wakeWithOthers(core)
  // In a turn of its own, so that a slow machine is never held up for long.
  setTimeout(() => {
    if (!core.signal.aborted) firstWords(core, site)
  })
}
