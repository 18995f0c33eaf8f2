'use client'

import { useEffect, useState } from 'react'
import { FilePicker } from '#components/datasets/labels/file-picker'
import { withoutArchives } from '#components/datasets/labels/files-in-archives.ts'
import { LabelReport, type LabelReportMessages } from '#components/datasets/labels/label-report'
import { isPicture, pictureSizes } from '#components/datasets/labels/picture-sizes.ts'
import {
  type ChosenFiles,
  type ReadFiles,
  readLabelFiles,
  withClassesOf,
} from '#components/datasets/labels/read-label-files.ts'
import { isClassList } from '#devkit/class-list'
import type { LabelFormat } from '#devkit/label-files'
import type { LabelSet } from '#devkit/label-set'
import { saveFile } from '#lib/browser/save-file'
import { readNumber } from '#lib/i18n/read-number'
import styles from './file-picker.module.scss'

type LabelConverterMessages = LabelReportMessages & {
  button: string
  reading: string
  save: Readonly<Record<LabelFormat, string>>
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const sizeIn = (text: string) => readNumber(text) ?? Number.NaN

/** Milliseconds after the last key until the files are read anew. */
const pause = 250

/** Checks label files dropped here and writes them in another format; everything happens in this window. */
export function LabelConverter({ messages }: { messages: LabelConverterMessages }) {
  const [answer, setAnswer] = useState<ReadFiles | 'reading'>()
  const [width, setWidth] = useState('640')
  const [height, setHeight] = useState('360')
  const [names, setNames] = useState('')
  const [files, setFiles] = useState<ChosenFiles>({ labels: [], sizes: new Map() })
  useEffect(() => {
    let isCurrent = true
    const picture = { width: sizeIn(width), height: sizeIn(height), names: linesOf(names) }
    const read = () => readLabelFiles(files, picture).then((found) => isCurrent && setAnswer(found))
    const timer = files.labels.length > 0 ? setTimeout(read, pause) : undefined
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [files, width, height, names])

  /** A list of classes fills its field; classes that label files bring along are added to it, so that the next ones keep them. */
  async function choose(given: readonly File[]) {
    let from = given[0]?.name ?? ''
    setAnswer('reading')
    try {
      const chosen = await withoutArchives(given)
      const [list] = chosen.filter(({ name }) => isClassList(name))
      const labels = chosen.filter(({ name }) => !isClassList(name) && !isPicture(name))
      from = list?.name ?? ''
      const listed = list ? await classesIn(list) : linesOf(names)
      const picture = { width: sizeIn(width), height: sizeIn(height), names: listed }
      // A list of classes or pictures that come later belong to the label files that are here.
      const sizes = await pictureSizes(chosen.filter(({ name }) => isPicture(name)))
      const next = labels.length > 0 ? { labels, sizes } : { ...files, sizes: new Map([...files.sizes, ...sizes]) }
      const { set } = await readLabelFiles(next, picture)
      setNames(withClassesOf(set, listed).join('\n'))
      setFiles(next)
      if (next.labels.length === 0) setAnswer(undefined)
    } catch (problem) {
      refuse(from, problem)
    }
  }
  async function save(set: LabelSet, format: LabelFormat) {
    const [{ writeLabels }, { zipOf }] = await Promise.all([
      import('#devkit/label-writing'),
      import('#devkit/zip-archive'),
    ])
    // Class numbers without a name keep their positions.
    const listed = set.unnamed.length > 0 ? [...linesOf(names), ...set.names] : linesOf(names)
    try {
      const written = writeLabels({ images: set.images, names: listed }, format)
      const [only] = written
      if (only && written.length === 1) saveFile(only.name.split('/').at(-1) ?? '', only.text)
      else saveFile(`labels-${format}.zip`, new Blob([zipOf(written)], { type: 'application/zip' }))
    } catch (problem) {
      refuse('', problem)
    }
  }
  const refuse = (file: string, problem: unknown) =>
    setAnswer({ files: [], set: undefined, refused: [{ file, problem }] })
  const read = answer === 'reading' ? undefined : answer
  const set = read?.set
  return (
    <FilePicker
      id="label-files"
      label={messages.choose}
      button={messages.button}
      accept=".zip,.xml,.json,.txt,.names,.yaml,.yml,.jpg,.jpeg,.png,.bmp,.webp"
      multiple
      onFiles={choose}
      scriptless={messages.scriptless}
      fields={
        <>
          <label>
            {messages.width}
            <input inputMode="numeric" value={width} onChange={(event) => setWidth(event.target.value)} />
          </label>
          <label>
            {messages.height}
            <input inputMode="numeric" value={height} onChange={(event) => setHeight(event.target.value)} />
          </label>
          <label className={styles.file}>
            {messages.names}
            <textarea rows={3} value={names} onChange={(event) => setNames(event.target.value)} />
          </label>
        </>
      }
    >
      {/* A live region must stand there before it is filled. */}
      {read ? (
        <LabelReport answer={read} messages={messages} />
      ) : (
        <div role="status">{answer && <p>{messages.reading}</p>}</div>
      )}
      {set && (
        <div className={styles.actions}>
          {formatsBut(set).map((format) => (
            <button key={format} type="button" onClick={() => save(set, format)}>
              {messages.save[format]}
            </button>
          ))}
        </div>
      )}
    </FilePicker>
  )
}

async function classesIn(file: File): Promise<string[]> {
  const [{ readClassList }, { decodeText }] = await Promise.all([
    import('#devkit/class-list'),
    import('#devkit/text-decoding'),
  ])
  return readClassList(file.name, decodeText(new Uint8Array(await file.arrayBuffer())))
}

/** All formats, but the one that every file is in. */
const formatsBut = ({ formats }: LabelSet): LabelFormat[] =>
  (['voc', 'coco', 'yolo'] as const).filter((format) => formats.length > 1 || formats[0] !== format)
