import type { LoaderCore } from '../shared/core.ts'
import type { PreviousInstance } from '../shared/previous-instance.ts'
import { own } from './chunks.ts'
import { freshLoader, type InstanceFactory } from './hand-over.ts'

/** A loader that came fresh is not asked again before so long. */
const renewalMs = 60_000

/** Has a fresh loader, or the `present` one, make the same widget in this one's place (`before`); whether there is one. */
export async function reloadInstance(
  core: LoaderCore,
  end: () => Pick<PreviousInstance, 'listening'>,
  gone: () => void,
  before?: PreviousInstance,
  present?: InstanceFactory | false,
): Promise<boolean> {
  const { signal, state, memory, context } = core
  if (before && !present && performance.now() - before.at < renewalMs) return false
  const make = present || (await freshLoader(own))
  if (!make || signal.aborted) return false
  const { mode } = state
  const typed = core.handle ? '' : core.box?.value
  const { instance } = core
  const past = { ...end(), memory, context, state: { ...state, open: false }, mode, at: performance.now(), instance }
  Object.assign(instance, make(core.options, gone, past))
  if (typed) void instance.prefill(typed)
  return true
}
