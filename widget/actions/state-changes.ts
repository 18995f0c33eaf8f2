import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import type { Lang } from '../shared/api-types.ts'
import type { Core, FramedCore } from '../shared/core.ts'

/** What the window and the panels tell the host, and ask of the widget. */
export function stateChanges(
  core: FramedCore & Pick<Core, 'full'>,
): Pick<Core, 'config' | 'setStatus' | 'setMuted' | 'panel'> {
  const { state, emit } = core
  let asked: Lang | undefined
  let coming: Promise<SiteConfig> | undefined
  return {
    config() {
      if (asked !== state.lang) coming = core.full = undefined
      asked = state.lang
      const [lang, early] = core.fullConfig ?? []
      core.fullConfig = undefined
      coming ??= (lang === asked && early ? early : core.fetchConfig()).then(
        (site) => {
          if (asked === state.lang) core.full = site
          return site
        },
        (failure) => {
          coming = undefined
          // Without a network there is what the launcher was told.
          if (!core.site.texts) throw failure
          return core.site
        },
      )
      return coming
    },
    setStatus(status) {
      if (status === state.status) return
      state.status = status
      emit('status', { status })
    },
    setMuted(muted) {
      if (muted === state.muted) return
      state.muted = muted
      core.handle?.update()
      emit('mute', { muted })
    },
    panel: (view, detail) => void Reflect.apply(core.instance.open, 0, [{ view, ...detail }]),
  }
}
