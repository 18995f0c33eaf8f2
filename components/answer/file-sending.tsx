'use client'
import { useRef } from 'react'
import type { DeskWords } from '#components/answer/desk-words.ts'
import type { FilesOnTheWay } from '#components/answer/use-files.ts'
import styles from './file-sending.module.scss'

/** Opens the device's choice of pictures and PDFs. */
export function FileChoice({ take, words }: { take: FilesOnTheWay['add']; words: DeskWords['files'] }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" onClick={() => field.current?.click()}>
        {words.attach}
      </button>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept="image/*,application/pdf"
        aria-label={words.attach}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </>
  )
}

/** Files on their way, and why one was not sent. */
export function FileTray({
  files: { files, retry, drop },
  words,
}: {
  files: FilesOnTheWay
  words: DeskWords['files']
}) {
  return (
    <ul className={styles.tray}>
      {files.map((one) => (
        <li key={one.key}>
          <p>
            {one.why === undefined && `${words.preparing} · `}
            {one.file.name}
          </p>
          {one.why !== undefined && (
            <>
              <button type="button" onClick={() => drop(one.key)}>
                {words.drop}
              </button>
              <p className={styles.fault} role="alert">
                {one.why}
              </p>
              <button type="button" onClick={() => retry(one)}>
                {words.retry}
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
