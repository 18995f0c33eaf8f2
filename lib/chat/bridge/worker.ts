import type { Receive } from '#lib/chat/bridge/bridge'
import { BridgeLoop } from '#lib/chat/bridge/bridge-loop'
import { bridgeOf } from '#lib/chat/bridge/bridges'
import { receiveOperatorEvent } from '#lib/chat/bridge/receive-operator-event'
import { startWaitTimeout } from '#lib/chat/bridge/wait-timeout'
import { notify } from '#lib/chat/hub'
import { environment } from '#lib/config/environment'
import { onShutdown } from '#lib/runtime/shutdown'
import { store } from '#lib/store/process-store'

let running: BridgeLoop | undefined

/** Starts carrying messages to people, if that is configured; called again, it looks for work at once. */
export function wakeBridge(): void {
  if (running) return void running.wake()
  const bridge = bridgeOf(environment())
  if (!bridge) return
  const loop = new BridgeLoop({ store, bridge })
  running = loop
  loop.start()
  const save: Receive = async (event) => {
    const changed = await receiveOperatorEvent(await store(), bridge.name, event, Date.now())
    if (changed) notify(changed)
  }
  const stopWatching = startWaitTimeout(bridge.patienceMs)
  const stopListening = bridge.listen?.(save)
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
