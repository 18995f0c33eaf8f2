/** Everything this site writes into a browser, by its name there. */
export const inBrowser = [
  { id: 'language', name: 'orca-language', where: 'cookie' },
  { id: 'redirected', name: 'i18n_redirected', where: 'cookie' },
  { id: 'draft', name: 'orca-draft-…', where: 'session' },
  { id: 'panel', name: 'orca-contact-panel', where: 'session' },
  { id: 'continue', name: 'orca:continue', where: 'session' },
  { id: 'navigation', name: 'orca:menu-rest, orca:bar', where: 'session' },
  { id: 'places', name: 'orca:places', where: 'session' },
  { id: 'water', name: 'orca:water-paused', where: 'session' },
  { id: 'note', name: 'orca:quote-note', where: 'session' },
  { id: 'water', name: 'orca:water-paused', where: 'session' },
  { id: 'units', name: 'orca-units', where: 'local' },
  { id: 'hint', name: 'orca-language-hint', where: 'visit' },
  { id: 'reload', name: 'orca:start-reloaded', where: 'session' },
  { id: 'chat', name: 'orcachat:…', where: 'local' },
  { id: 'chatMark', name: 'orcachat:default', where: 'database' },
  { id: 'statistics', name: 'orca-statistics-…', where: 'local' },
] as const
