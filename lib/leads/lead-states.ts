import { isHeld } from '#lib/leads/save-lead'
import type { DeliveryRow } from '#lib/store/lead-tables'

/** A lead's state: `held` waits for `release`, `kept` has no sink, `attention` needs a person. */
export const leadStates = ['held', 'kept', 'waiting', 'attention', 'delivered'] as const

export type LeadState = (typeof leadStates)[number]

/** A lead's state from all its deliveries: what needs a person first, then what is still to be sent. */
export function leadState(
  suspect: string | null | undefined,
  deliveries: readonly Pick<DeliveryRow, 'state'>[],
): LeadState {
  if (deliveries.some(({ state }) => state === 'dead')) return 'attention'
  if (deliveries.some(({ state }) => state === 'pending' || state === 'leased')) return 'waiting'
  if (deliveries.some(({ state }) => state === 'delivered')) return 'delivered'
  return isHeld(suspect) ? 'held' : 'kept'
}
