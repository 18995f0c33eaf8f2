import { environment } from '#lib/config/environment'
import { log, reasonOf } from '#lib/config/log'
import { onShutdown } from '#lib/config/shutdown'
import { DeliveryLoop } from '#lib/deliver/delivery-loop'
import { sinksOf } from '#lib/deliver/sinks'
import { store } from '#lib/store/shared'

// One loop a process, however often bundles instantiate this module.
const key = Symbol.for('orca.delivery')
const holder: typeof globalThis & { [key]?: DeliveryLoop } = globalThis

/** Starts this process's delivery, if it is not running. Called at start and by everything that adds work. */
export function startDelivery(): DeliveryLoop {
  if (holder[key]) return holder[key]
  const settings = environment()
  const loop = new DeliveryLoop({
    store,
    sinks: sinksOf(settings),
    pace: settings.DELIVERY_PACE,
    onFault: (error) => log('error', 'delivery.fault', { reason: reasonOf(error) }),
  })
  holder[key] = loop
  loop.start()
  onShutdown('delivery', () => loop.stop(), 'work')
  return loop
}

/** Something new is due: do not wait for the next look. */
export function wakeDelivery(): void {
  startDelivery().wake()
}
