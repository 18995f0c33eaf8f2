import { loadChunk } from '../loader/load-chunk.ts'
import type { Core, PanelChunk, PanelDetail, PanelName } from '../shared/core.ts'
import { setTheme } from './settings.ts'

/** Opens a panel in place of the one that is open, and gives the focus back when it ends. */
export async function panel(core: Core, name: PanelName, detail: Omit<PanelDetail, 'site'> = {}): Promise<void> {
  core.endPanel?.()
  setTheme(core, core.options.theme)
  const before = core.root.activeElement ?? document.activeElement
  const into = document.createElement('div')
  into.className = 'panel'
  into.dataset.name = name
  let unmount = () => {}
  const end = () => {
    const within = into.contains(core.root.activeElement)
    unmount()
    into.remove()
    if (core.endPanel === end) core.endPanel = undefined
    delete core.layer.dataset.view
    mark(core, '')
    if (!within) return
    // To what opened it; where that was nothing of the page, to the button that is always there.
    const back =
      before instanceof HTMLElement && before.isConnected && before !== document.body ? before : core.launcher
    back.focus()
  }
  core.endPanel = end
  mark(core, name)
  core.layer.dataset.view = name
  core.layer.append(into)
  try {
    const site = await core.config()
    // A way that this site does not have: then the one that every site has.
    const { contacts, board } = site
    const ways: Partial<Record<PanelName, unknown>> = {
      phone: contacts?.phone ?? contacts?.email,
      qr: contacts?.qr?.url,
      board: board?.fields.length,
    }
    if (name in ways && !ways[name]) {
      end()
      return core.instance.open()
    }
    const chunk = await loadChunk<PanelChunk>(import.meta.url, WIDGET_CHUNKS[name])
    if (!into.isConnected) return
    unmount = chunk.mount(core, into, end, { ...detail, site })
    core.emit('view', { view: name })
  } catch (error) {
    end()
    throw error
  }
}

/** Says which button of the side bar stands open. */
function mark({ dock }: Core, name: string): void {
  for (const button of dock.querySelectorAll<HTMLElement>('[data-panel]'))
    button.ariaExpanded = String(button.dataset.panel === name)
}
