import { loadingBarKey, menuRestKey, openPanelKey, placesKey } from '#lib/protocol/shell'

/** Everything this site writes into a browser, by its name there. */
export const inBrowser = [
  { id: 'language', name: 'orca-language', where: 'cookie' },
  { id: 'redirected', name: 'i18n_redirected', where: 'cookie' },
  { id: 'draft', name: 'orca-draft-…', where: 'session' },
  { id: 'panel', name: 'orca-contact-panel', where: 'session' },
  { id: 'continue', name: openPanelKey, where: 'session' },
  { id: 'navigation', name: `${menuRestKey}, ${loadingBarKey}`, where: 'session' },
  { id: 'places', name: placesKey, where: 'session' },
  { id: 'water', name: 'orca:water-paused', where: 'session' },
  { id: 'note', name: 'orca:quote-note', where: 'session' },
  { id: 'shortLinks', name: 'orca:short-links', where: 'local' },
  { id: 'answer', name: 'orca-answer-…', where: 'local' },
  { id: 'units', name: 'orca-units', where: 'local' },
  { id: 'hint', name: 'orca-language-hint', where: 'visit' },
  { id: 'reload', name: 'orca:start-reloaded', where: 'session' },
  { id: 'chat', name: 'orcachat:…', where: 'local' },
  { id: 'greeted', name: 'orcachat:default:greeted', where: 'session' },
  { id: 'chatMark', name: 'orcachat:default', where: 'database' },
  { id: 'statistics', name: 'orca-statistics-…', where: 'local' },
] as const
