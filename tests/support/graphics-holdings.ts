import type { Page } from '@playwright/test'

/** Counts what the page holds on the graphics card: everything made less everything given back. */
export async function countHoldings(page: Page) {
  await page.addInitScript(() => {
    const counted = new WeakMap<WebGL2RenderingContext, Record<string, number>>()
    // Weakly: a list that held the contexts would itself be the leak that the test looks for.
    const held: WeakRef<WebGL2RenderingContext>[] = []
    Object.assign(window, { held, counted, draws: 0 })
    const prototype = WebGL2RenderingContext.prototype
    for (const kind of ['Buffer', 'Texture', 'Framebuffer', 'Renderbuffer', 'Program', 'VertexArray']) {
      for (const [verb, step] of [
        ['create', 1],
        ['delete', -1],
      ] as const) {
        const name = `${verb}${kind}`
        const own: unknown = Reflect.get(prototype, name)
        if (typeof own !== 'function') throw new Error(`no ${name}`)
        Reflect.set(prototype, name, function (this: WebGL2RenderingContext, ...given: unknown[]) {
          const counts = counted.get(this) ?? {}
          if (!counted.has(this)) held.push(new WeakRef(this))
          counted.set(this, counts)
          if (verb === 'create' || given[0]) counts[kind] = (counts[kind] ?? 0) + step
          return own.apply(this, given)
        })
      }
    }
    const drawElements = prototype.drawElements
    prototype.drawElements = function (...given) {
      Reflect.set(window, 'draws', Reflect.get(window, 'draws') + 1)
      drawElements.apply(this, given)
    }
  })
}

/** What contexts that are still alive hold; one that was let go holds nothing. */
export const holdings = (page: Page) =>
  page.evaluate(() => {
    const held: WeakRef<WebGL2RenderingContext>[] = Reflect.get(window, 'held')
    const counted: WeakMap<WebGL2RenderingContext, Record<string, number>> = Reflect.get(window, 'counted')
    return held.flatMap((reference) => {
      const context = reference.deref()
      return context && !context.isContextLost() ? [counted.get(context)] : []
    })
  })
