import type { Receive } from '#lib/chat/bridge/bridge'
import { BridgeLoop } from '#lib/chat/bridge/bridge-loop'
import { bridgeOf } from '#lib/chat/bridge/bridges'
import { watchWaiting } from '#lib/chat/bridge/nobody-came'
import { receive } from '#lib/chat/bridge/receive'
import { notify } from '#lib/chat/hub'
import { environment } from '#lib/config/environment'
import { onShutdown } from '#lib/runtime/shutdown'
import { store } from '#lib/store/shared'

// One loop a process, however often bundles instantiate this module.
const key = Symbol.for('orca.bridge')
const holder: typeof globalThis & { [key]?: BridgeLoop } = globalThis

/** Starts carrying messages to people, if that is configured; called again, it looks for work at once. */
export function wakeBridge(): void {
  if (holder[key]) {
    holder[key].wake()
    return
  }
  const settings = environment()
  const bridge = bridgeOf(settings)
  if (!bridge) return
  const loop = new BridgeLoop({ store, bridge, timeScale: settings.DELIVERY_TIME_SCALE })
  holder[key] = loop
  loop.start()
  const save: Receive = async (event) => {
    const changed = await receive(await store(), bridge.name, event, Date.now())
    if (changed) notify(changed)
  }
  const stopWatching = watchWaiting(store, bridge.patienceMs, settings.DELIVERY_TIME_SCALE)
  const stopListening = bridge.listen?.(store, save)
  onShutdown(
    'bridge',
    async () => {
      await stopWatching()
      await stopListening?.()
      await loop.stop()
    },
    'work',
  )
}
