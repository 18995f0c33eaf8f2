'use client'
import { useCallback, useRef, useState } from 'react'
import type { DeskWords } from '#components/answer/desk-words.ts'
import { readName } from '#components/answer/kept-drafts.ts'
import { type Act, LinkProblem } from '#components/answer/link-api.ts'
import { randomKey } from '#components/forms/random-key.ts'
import { smallerPicture } from '#lib/photographs/smaller-picture'
import { largestChatFile } from '#lib/protocol/chat-files'

export interface SendingFile {
  key: string
  file: File
  /** Why it was not sent. */
  why?: string
}

type Why = DeskWords['files']['why']

function whyOf(error: unknown, why: Why): string {
  if (!(error instanceof LinkProblem)) return why.refused
  const { file, problem } = error
  if (file === 'file_empty' || file === 'file_type' || file === 'file_size') return why[file]
  if (file === 'file_infected' || file === 'file_room') return why[file]
  return problem === 'later' ? why.later : why.refused
}

/** Files that a team member sends, one after the other. Kept while the page is open, and may be tried again. */
export function useFiles(act: Act, words: DeskWords['files']) {
  const [files, setFiles] = useState<readonly SendingFile[]>([])
  const before = useRef<Promise<void>>(Promise.resolve())

  const send = useCallback(
    ({ key, file }: SendingFile) => {
      const fault = (why: string) => setFiles((all) => all.map((one) => (one.key === key ? { ...one, why } : one)))
      const run = async () => {
        const given = await smallerPicture(file, largestChatFile)
        if (given.size > largestChatFile) return fault(words.why.file_size)
        const done = await act(async (calls) => {
          try {
            await calls.sendFile(key, given, readName())
          } catch (error) {
            fault(whyOf(error, words.why))
            throw error
          }
          return true
        })
        if (done) setFiles((all) => all.filter((one) => one.key !== key))
      }
      before.current = before.current.then(run, run)
    },
    [act, words],
  )
  return {
    files,
    add(given: readonly File[]) {
      const added = given.map((file): SendingFile => ({ key: randomKey(), file }))
      setFiles((all) => [...all, ...added])
      added.forEach(send)
    },
    retry(wanted: SendingFile) {
      const { key, file } = wanted
      setFiles((all) => all.map((one) => (one.key === key ? { key, file } : one)))
      send(wanted)
    },
    drop(key: string) {
      setFiles((all) => all.filter((one) => one.key !== key))
    },
  }
}

export type FilesOnTheWay = ReturnType<typeof useFiles>
