import { loadWidget } from '#components/site/hotline-widget-load.ts'
import { waitForHost } from '#components/site/hotline-widget-wait.ts'

/** Brings the hotline widget and takes it away at the signal; rejects where its loader does not come. */
export async function beginHotline(site: string, signal: AbortSignal): Promise<void> {
  const chat = await loadWidget({ site, lang: 'zh-CN', storage: 'local' })
  if (signal.aborted) return void chat.destroyAll()
  signal.addEventListener('abort', () => void chat.destroyAll())
  if (!(await waitForHost(signal))) console.warn('The hotline widget did not appear.')
}
