import type { OrcaChatGlobal } from '../../widget/shared/api-types'

export type { OrcaChatGlobal }

function present(): OrcaChatGlobal | undefined {
  const found: unknown = Reflect.get(window, 'OrcaChat')
  const made = typeof found === 'object' && found !== null && Reflect.get(found, 'instances') instanceof Map
  return made ? (found as OrcaChatGlobal) : undefined
}

/** Adds the widget's loader to the page, with attributes as any host site writes them; resolves with its global. */
export function loadWidget(attributes: Record<string, string>): Promise<OrcaChatGlobal> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = '/widget/v1/loader.js'
    Object.assign(script.dataset, attributes)
    script.onerror = () => reject(new Error('the widget’s loader did not come'))
    script.onload = () => {
      script.remove()
      const global = present()
      if (global) resolve(global)
      else reject(new Error('the widget’s loader brought nothing'))
    }
    document.head.append(script)
  })
}
