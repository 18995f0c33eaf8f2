import { useEffect, useLayoutEffect, useReducer } from 'react'
import { fileLabels } from '../messages/files.ts'
import type { Core } from '../shared/core.ts'
import { IconButton } from '../shared/icon.tsx'
import { closeIcon } from '../shared/icons.ts'
import css from './files.css?text'
import { Thumbnail } from './thumbnail.tsx'
import type { Uploads } from './uploads.ts'

/** More than the tray takes of the list, in pixels. */
const mostRoom = 260

/** Files on their way, over the line one writes on: how far each is, or why it was not sent. */
export function FileTray({ core, uploads }: { core: Core; uploads: Uploads }) {
  const [, again] = useReducer((count: number) => count + 1, 0)
  useEffect(() => uploads.subscribe(() => again()), [uploads])
  const count = uploads.items.length
  // Who reads the newest goes on reading it while the tray takes room from it, or gives it back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: how many there are is how high it is.
  useLayoutEffect(() => {
    const list = core.frame.querySelector('.list')
    if (list && list.scrollHeight - list.scrollTop - list.clientHeight < mostRoom) list.scrollTop = list.scrollHeight
  }, [core, count])
  core.adopt(css)
  const labels = fileLabels[core.state.lang]
  return (
    <ul className="tray">
      {uploads.items.map(({ id, file, share, why, canRetry }) => (
        <li key={id}>
          {file.type.startsWith('image/') && <Thumbnail blob={file} side={80} alt="" />}
          <div className="way">
            <p className="file-name">{file.name}</p>
            {why === undefined ? (
              <progress aria-label={labels.sending.replace('{value}', () => file.name)} max={1} value={share} />
            ) : (
              <p className="fault" role="alert">
                {why}
                {canRetry && (
                  <button type="button" onClick={() => uploads.retry(id)}>
                    {labels.retry}
                  </button>
                )}
              </p>
            )}
          </div>
          <IconButton
            path={closeIcon}
            label={why === undefined ? labels.cancel : labels.drop}
            onPress={() => uploads.drop(id)}
          />
        </li>
      ))}
    </ul>
  )
}
