/** What is needed once a visitor or a host wants something: `LateChunk` in `shared/core.ts`. */

export { drag, nudge } from './launcher-drag.ts'
export { panel } from './panel.ts'
export { consent, setContext, setLocale, setPosition, setTheme } from './settings.ts'
