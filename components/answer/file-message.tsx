'use client'
import { useState } from 'react'
import type { DeskWords } from '#components/answer/desk-words.ts'
import { saveFile } from '#lib/browser/save-file'
import type { ChatFile } from '#lib/protocol/chat-files'
import styles from './file-message.module.scss'

interface FileMessageProps {
  file: ChatFile
  /** The same in words. */
  text: string
  open: (id: string) => Promise<Blob | undefined>
  words: DeskWords['files']
}

/** As an address that the page's policy lets a picture have. */
function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

/** A file in a message. A visitor's file is loaded only on request. */
export function FileMessage({ file: { id, name, type, unscanned }, text, open, words }: FileMessageProps) {
  const [picture, setPicture] = useState<string>()
  const [isLost, setLost] = useState(false)
  const withBytes = async (use: (blob: Blob) => unknown) => {
    const blob = await open(id)
    setLost(!blob)
    if (blob) await use(blob)
  }
  const show = () => withBytes(async (blob) => setPicture(await dataUrl(blob)))
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: bytes that this page alone may have, which no server makes smaller */}
      {picture !== undefined && <img className={styles.picture} src={picture} alt={name} />}
      <p>{text}</p>
      {unscanned && <p>{words.unscanned}</p>}
      <div className={styles.buttons}>
        {type.startsWith('image/') && (
          <button type="button" onClick={() => (picture === undefined ? void show() : setPicture(undefined))}>
            {picture === undefined ? words.show : words.hide}
          </button>
        )}
        <button type="button" onClick={() => void withBytes((blob) => saveFile(name, blob))}>
          {words.save}
        </button>
      </div>
      {isLost && <p role="alert">{words.lost}</p>}
    </>
  )
}
