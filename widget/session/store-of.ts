import type { Core } from '../shared/core.ts'
import { Store } from './store.ts'

/** The instance's store, made by whichever chunk needs it first. */
export function storeOf(core: Core): Store {
  core.store ??= new Store(core, () => core.emit('error', { code: 'storage_denied', retryAfter: undefined }))
  return core.store
}
