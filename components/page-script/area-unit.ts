import { rememberUnit } from '#lib/browser/area-unit'

/** Keeps the unit a reader chooses (`UnitSwitch`); the head's inline script chooses it again on every page. */
export function keepAreaUnit(): void {
  // The choice may be the act that brought this script.
  const early = document.querySelector<HTMLInputElement>('input[name="units"]:checked:not(:default)')
  if (early) rememberUnit(early.value)
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'units') rememberUnit(target.value)
  })
}
