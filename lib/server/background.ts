import { answerSinks } from '#lib/chat/answer-mail/answer-sink'
import { bridgeOf } from '#lib/chat/bridge/bridges'
import { startUndeliveredToLeads } from '#lib/chat/bridge/undelivered-to-leads'
import { wakeBridge } from '#lib/chat/bridge/worker'
import { startLetters } from '#lib/chat/letter/letter-schedule'
import { letterSinks, letterZone } from '#lib/chat/letter/letter-sink'
import { purgeChatsWithCare } from '#lib/chat/retention'
import { transcriptSinks } from '#lib/chat/transcript/transcript-sink'
import { startWaitNotices } from '#lib/chat/wait-notices/wait-notices'
import { chatEventSinks } from '#lib/chat/webhook/event-sink'
import { environment } from '#lib/config/environment'
import { alertNotifier } from '#lib/delivery/alerts'
import { DeliveryLoop } from '#lib/delivery/delivery-loop'
import { sinkNames, sinksOf } from '#lib/delivery/sinks'
import type { Sink } from '#lib/delivery/sinks/sink'
import { purgeWithCare } from '#lib/leads/erase'
import { log, reasonOf } from '#lib/runtime/log'
import { onShutdown } from '#lib/runtime/shutdown'
import { purgeShortLinksWithCare } from '#lib/short-links/short-links'
import type { Engine } from '#lib/store/engine'
import { databaseFile, store } from '#lib/store/process-store'
import { purgeHourly } from '#lib/store/purge-hourly'
import { warnOfLeftStore } from '#lib/store/sqlite/left-store'
import { isSoleServer } from '#lib/store/sqlite/sole-server'

let running: DeliveryLoop | undefined

/** While the store is away every look fails; one line in half a minute says so. */
const sayAgainMs = 30_000

function faultLog(): (error: unknown) => void {
  let saidAt = Number.NEGATIVE_INFINITY
  return (error) => {
    if (performance.now() - saidAt < sayAgainMs) return
    saidAt = performance.now()
    log('error', 'delivery.fault', { reason: reasonOf(error) })
  }
}

/** Starts background work (delivery, deletion by retention) if it is not running. Called at start and whenever work is added. */
export function startBackgroundWork(): DeliveryLoop {
  if (running) return running
  const settings = environment()
  const loop = new DeliveryLoop({
    store,
    sinks: [sinksOf, chatEventSinks, letterSinks, transcriptSinks, answerSinks].flatMap((sinks): Sink[] =>
      sinks(settings),
    ),
    onFault: faultLog(),
    onAlert: alertNotifier(settings),
  })
  running = loop
  if (settings.DATABASE_URL) warnOfLeftStore(databaseFile())
  else isSoleServer(databaseFile())
  loop.start()
  wakeBridge()
  const { LEADS_RETENTION_DAYS: retentionDays } = settings
  const handing = { bridge: bridgeOf(settings)?.name, sinks: sinkNames(settings, 'chat'), retentionDays }
  const purgeLeads = async (engine: Engine, now: number) =>
    (await purgeWithCare(engine, now, retentionDays)) + (await purgeShortLinksWithCare(engine, now))
  const stops = [
    purgeHourly('leads', purgeLeads),
    purgeHourly('chat', purgeChatsWithCare),
    startWaitNotices(settings),
    startUndeliveredToLeads(handing, () => loop.wake()),
    ...(letterSinks(settings).length > 0 ? [startLetters(letterZone(settings))] : []),
    () => loop.stop(),
  ]
  onShutdown('background work', async () => void (await Promise.all(stops.map((stop) => stop()))), 'work')
  return loop
}

/** Something new is due: do not wait for the next look. */
export function wakeDelivery(): void {
  startBackgroundWork().wake()
}
