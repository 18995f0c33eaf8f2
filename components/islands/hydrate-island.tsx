'use client'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandData } from '#components/islands/island-data.ts'
import { type Require, revive } from '#components/islands/revive.ts'
import { followTranslator } from '#components/islands/translated-text.ts'
import { keepTypedValues } from '#components/islands/typed-values.ts'

/** Wraps an island's content; reports when it is mounted and, after all its effects, when it answers. */
function Alive({ children, onShown, onAlive }: { children: ReactNode; onShown: () => void; onAlive: () => void }) {
  useLayoutEffect(onShown, [onShown])
  useEffect(onAlive, [onAlive])
  return children
}

/**
 * Hydrates an island. Markup that a translator or an extension changed is rendered anew inside the island; typed text is kept.
 * @returns resolves once it answers
 */
function hydrateIsland(island: HTMLElement, data: IslandData, require: Require): Promise<void> {
  const element = revive(data.trees[island.dataset.island ?? ''], data.components, require)
  const putBack = keepTypedValues(island)
  return new Promise((resolve) => {
    let tell: (() => Promise<void>) | undefined
    const onShown = () => {
      tell = putBack()
    }
    const onAlive = async () => {
      await tell?.()
      followTranslator(island)
      island.dataset.hydrated = ''
      document.documentElement.dataset.hydrated = ''
      resolve()
    }
    const alive = (
      <Alive onShown={onShown} onAlive={() => void onAlive()}>
        {element}
      </Alive>
    )
    hydrateRoot(island, alive, {
      identifierPrefix: island.dataset.island,
      onRecoverableError: () => {
        island.dataset.renderedAnew = ''
      },
    })
  })
}

/** Where the framework has rendered the whole page itself (the dev server, the error page): says that it answers now. */
export function HydrationSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}

/** Goes with it: the bundler leaves out an export that no page of the framework's names. */
HydrationSignal.hydrateIsland = hydrateIsland
