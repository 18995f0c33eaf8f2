/** The settings that the snippet builder offers, as attributes of the loader's tag. */
export const settings = {
  lang: ['auto', 'zh-CN', 'en'],
  theme: ['auto', 'light', 'dark'],
  position: ['right-bottom', 'left-bottom', 'right-top', 'left-top'],
  launcher: ['auto', 'none'],
  autoload: ['idle', 'interaction', 'manual'],
  consent: ['on-open', 'required', 'granted'],
  storage: ['local', 'tab', 'memory'],
} as const

export type Setting = keyof typeof settings

export const settingNames = Object.keys(settings) as Setting[]

export type Chosen = Record<Setting, string>

export const standard: Chosen = Object.fromEntries(settingNames.map((name) => [name, settings[name][0]])) as Chosen

/** The script tag that a host site writes; default settings are left out. */
export function snippet(origin: string, site: string, chosen: Chosen): string {
  const extra = settingNames
    .filter((name) => chosen[name] !== standard[name])
    .map((name) => ` data-${name}="${chosen[name]}"`)
  return `<script async src="${origin}/widget/v1/loader.js"\n  data-site="${site}"${extra.join('')}></script>`
}
