import { keepOnDevice, recallOnDevice } from '#lib/browser/visit-memory'

/** Where this device keeps the unit of area its reader chose (the privacy page names it); the head's inline script reads it, too. */
const storageKey = 'orca-units'

/** The unit chosen on this device, if it is one of those offered here; without storage the language's own counts. */
export function rememberedUnit<Unit extends string>(offered: readonly Unit[]): Unit | undefined {
  const kept = recallOnDevice(storageKey)
  return offered.find((unit) => unit === kept)
}

/** Keeps the chosen unit of area for later pages, where storage is allowed. */
export const rememberUnit = (unit: string) => keepOnDevice(storageKey, unit)
