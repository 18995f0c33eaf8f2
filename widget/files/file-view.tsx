import { useEffect, useState } from 'react'
import { type ChatFile, sizeText } from '../../lib/protocol/chat-files.ts'
import { fileLabels } from '../messages/files.ts'
import type { ChatSession } from '../session/chat-session.ts'
import type { Core } from '../shared/core.ts'
import css from './files.css?text'
import { fileBytes } from './send-file.ts'
import { Thumbnail } from './thumbnail.tsx'

/** Files held for who scrolls to and fro. */
const most = 10
const held = new Map<string, Promise<Blob>>()

/** A file's bytes, asked for once. What could not be had is asked for anew. */
function bytesOf(session: ChatSession, { id, type }: ChatFile): Promise<Blob> {
  const known = held.get(id)
  if (known) return known
  const coming = fileBytes(session.forFiles(), id).then((bytes) => new Blob([bytes], { type }))
  held.set(id, coming)
  coming.catch(() => held.delete(id))
  for (const [oldest] of held) if (held.size > most) held.delete(oldest)
  return coming
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** A file of the conversation: a picture is seen at once and opens the viewer, anything can be saved. */
export function FileView({ core, session, file }: { core: Core; session: ChatSession; file: ChatFile }) {
  const { name, type, size, unscanned } = file
  const labels = fileLabels[core.state.lang]
  const isPicture = type.startsWith('image/')
  const [blob, setBlob] = useState<Blob>()
  const [isLost, setIsLost] = useState(false)
  core.adopt(css)
  // biome-ignore lint/correctness/useExhaustiveDependencies: which file it is its id says.
  useEffect(() => {
    if (isPicture) bytesOf(session, file).then(setBlob, () => {})
  }, [file.id])
  const withBytes = async (use: (bytes: Blob) => unknown) => {
    try {
      setIsLost(false)
      await use(await bytesOf(session, file))
    } catch {
      setIsLost(true)
    }
  }
  const view = () =>
    withBytes(async (bytes) => {
      const bitmap = await createImageBitmap(bytes)
      core.panel('viewer', { picture: { url: '', alt: name, width: bitmap.width, height: bitmap.height, bitmap } })
    })
  return (
    <div className="file">
      {isPicture && (
        <button type="button" className="picture" aria-label={`${labels.view}: ${name}`} onClick={() => void view()}>
          {blob && <Thumbnail blob={blob} side={480} alt="" />}
        </button>
      )}
      <button type="button" className="save" onClick={() => void withBytes((bytes) => save(bytes, name))}>
        <span className="file-name">{name}</span>
        <span>
          {sizeText(size)} · {labels.save}
        </span>
      </button>
      {unscanned && <p>{labels.unscanned}</p>}
      {isLost && <p role="alert">{labels.lost}</p>}
    </div>
  )
}
