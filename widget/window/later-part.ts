import { useEffect, useState } from 'react'

/** A part of the window that comes in a chunk of its own, once somebody needs it. */
interface LaterPart<Part> {
  known?: Part
  bring(): Promise<Part>
}

/** Rarer parts of messages; until they have come the message's text stands alone. */
export const messageParts: LaterPart<typeof import('./later-parts.ts')> = { bring: () => import('./later-parts.ts') }

/** What sends and shows files. */
export const fileParts: LaterPart<typeof import('../files/file-part.ts')> = {
  bring: () => import('../files/file-part.ts'),
}

/** Fetches a part, and knows it from then on. */
export async function loadLater<Part>(later: LaterPart<Part>): Promise<Part> {
  later.known ??= await later.bring()
  return later.known
}

/** A part once it is needed and has come. */
export function useLater<Part>(later: LaterPart<Part>, isNeeded: boolean): Part | undefined {
  const [, setCame] = useState(false)
  useEffect(() => {
    if (isNeeded && !later.known)
      loadLater(later).then(
        () => setCame(true),
        () => {},
      )
  }, [later, isNeeded])
  return later.known
}
