/** Settings that had another name in an earlier release; the old name works as long as the new one is not set. */
const newNames = { DELIVERY_PACE: 'DELIVERY_TIME_SCALE', ROBOT_URL: 'GROUP_BOT_URL' } as const

type Source = Record<string, string | undefined>

const isGiven = (value: string | undefined) => Boolean(value?.trim())

export interface RenamedSetting {
  old: string
  name: string
}

/** The settings that are given by their old name only. */
export function renamedSettingsIn(source: Source): RenamedSetting[] {
  return Object.entries(newNames)
    .filter(([old, name]) => isGiven(source[old]) && !isGiven(source[name]))
    .map(([old, name]) => ({ old, name }))
}

/** The same settings by their new names. */
export function withNewNames(source: Source): Source {
  return { ...source, ...Object.fromEntries(renamedSettingsIn(source).map(({ old, name }) => [name, source[old]])) }
}
