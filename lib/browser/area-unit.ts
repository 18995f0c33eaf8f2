/** Where this device keeps the unit of area its reader chose (the privacy page names it); the head's inline script reads it, too. */
const storageKey = 'orca-units'

/** The unit chosen on this device, if it is one of those offered here. */
export function rememberedUnit<Unit extends string>(offered: readonly Unit[]): Unit | undefined {
  try {
    const kept = localStorage.getItem(storageKey)
    return offered.find((unit) => unit === kept)
  } catch {
    return undefined // storage is forbidden: the language's own unit
  }
}

/** Keeps the chosen unit of area for later pages, where storage is allowed. */
export function rememberUnit(unit: string): void {
  try {
    localStorage.setItem(storageKey, unit)
  } catch {
    // storage is forbidden: the choice counts for this page
  }
}
