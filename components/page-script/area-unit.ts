import { rememberUnit } from '#lib/browser/area-unit'

/** Keeps the unit a reader chooses (`UnitSwitch`); the head's inline script chooses it again on every page. */
export function keepAreaUnit(): void {
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'units') rememberUnit(target.value)
  })
}
