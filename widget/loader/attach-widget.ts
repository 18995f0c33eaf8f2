import type { Mode } from '../shared/api-types.ts'
import type { LoaderCore } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'
import type { CallAction } from './deferred-actions.ts'
import { languageOf } from './options.ts'
import { pause } from './pause.ts'
import type { ShadowHost } from './shadow-host.ts'

/** How long the launcher waits for the site's configuration before it is shown without it. */
const patienceMs = 1500

/**
 * Adds the widget to the page once its site allows it. With a slow server the launcher comes before the configuration, and `refuse`
 * removes it if the site is refused.
 */
export async function attachWidget(
  core: LoaderCore,
  attach: ShadowHost['attach'],
  refuse: (failure: Failure) => void,
): Promise<void> {
  const { options, signal } = core
  const allowed = core.applyConfig()
  allowed.catch((failure: Failure) => {
    console.warn(`OrcaChat: ${failure.code}, ${options.api}/widget/check?site=${options.site}&origin=${origin}`)
    refuse(failure)
  })
  await Promise.race([allowed, pause(patienceMs)])
  signal.throwIfAborted()
  const inline = options.container ? document.querySelector(options.container) : null
  // An element that is not there leaves the widget as it is everywhere else.
  if (!inline) options.container = ''
  if (!inline && options.launcher !== 'none') core.layer.append(core.dock)
  attach(inline, signal, (isThere) => {
    if (!isThere) core.emitError(new Failure('destroyed'))
    // A document that was written anew took every listener along.
    else if (!core.host.isConnected && !inline) void core.reload(true)
    else if (languageOf(options.lang) !== core.state.lang) core.instance.setLocale(options.lang)
  })
}

const resuming: Partial<Record<Mode, 'open' | 'minimize' | 'maximize'>> = {
  normal: 'open',
  min: 'minimize',
  max: 'maximize',
}

/** What the widget does first: goes on in the `mode` of the one in whose place it stands, or says that it is there. */
export function announce({ options, emit, instance }: LoaderCore, callAction: CallAction, mode?: Mode): void {
  // Taken up only once `ready` is kept: every action waits for that.
  const resumed = mode && resuming[mode]
  if (resumed) callAction(resumed, { focus: false })
  if (mode) return
  emit('ready')
  if (options.container || options.open) instance.open({ focus: false } as object)
}
