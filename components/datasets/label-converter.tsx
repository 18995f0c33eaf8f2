'use client'

import { useEffect, useState } from 'react'
import { FilePicker } from '#components/datasets/file-picker'
import { type RefusalMessages, refusal } from '#components/datasets/file-refusal.ts'
import { labelFileParser } from '#components/datasets/label-file-parser.ts'
import { FormatError } from '#devkit/format-error'
import type { LabelFormat, Labels } from '#devkit/label-files'
import { saveFile } from '#lib/browser/save-file'
import { formatMessage } from '#lib/i18n/format-message'
import styles from './file-picker.module.scss'

export interface LabelConverterMessages extends RefusalMessages {
  choose: string
  width: string
  height: string
  names: string
  /** With {file}, {format}, {images}, {boxes} and {problems}. */
  read: string
  outside: string
  empty: string
  scriptless: string
  save: Readonly<Record<LabelFormat, string>>
}

type Answer = { file: string; labels: Labels } | { file: string; problem: unknown }

const most = 50_000_000

/** What a file holds, or why it cannot be read. */
async function check(file: File, picture: { width: number; height: number; names: string[] }): Promise<Answer> {
  try {
    if (file.size > most) throw new FormatError(file.name, 'is longer than 50 million characters', { code: 'tooLong' })
    const { readLabels } = await import('#devkit/label-files')
    const labels = readLabels({ name: file.name, text: await file.text() }, labelFileParser(), picture)
    return { file: file.name, labels }
  } catch (problem) {
    return { file: file.name, problem }
  }
}

/** Checks a label file dropped here and writes it in another format; everything happens in this window. */
export function LabelConverter({ messages }: { messages: LabelConverterMessages }) {
  const [answer, setAnswer] = useState<Answer>()
  const [width, setWidth] = useState('640')
  const [height, setHeight] = useState('360')
  const [names, setNames] = useState('bottle')
  const [file, setFile] = useState<File>()
  useEffect(() => {
    let isCurrent = true
    const picture = {
      width: Number(width),
      height: Number(height),
      names: names.split(',').map((name) => name.trim()),
    }
    if (file) check(file, picture).then((found) => isCurrent && setAnswer(found))
    return () => {
      isCurrent = false
    }
  }, [file, width, height, names])

  async function save(labels: Labels, format: LabelFormat) {
    const { writeLabels } = await import('#devkit/label-files')
    for (const { name, text } of writeLabels(labels, format)) saveFile(name, text)
  }
  return (
    <FilePicker
      label={messages.choose}
      accept=".xml,.json,.txt"
      onFile={setFile}
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
            <input value={names} onChange={(event) => setNames(event.target.value)} />
          </label>
        </>
      }
    >
      <div role="status">
        {answer && 'problem' in answer && <p>{refusal(answer.problem, messages)}</p>}
        {answer && 'labels' in answer && <p>{told(answer)}</p>}
      </div>
      {answer && 'labels' in answer && (
        <>
          {answer.labels.problems.length > 0 && (
            <ul className={styles.problems}>
              {answer.labels.problems.slice(0, 20).map(({ file, box, problem }) => (
                <li key={`${file} ${box}`}>{formatMessage(messages[problem], { file, box })}</li>
              ))}
            </ul>
          )}
          <div className={styles.actions}>
            {formatsBut(answer.labels).map((format) => (
              <button key={format} type="button" onClick={() => save(answer.labels, format)}>
                {messages.save[format]}
              </button>
            ))}
          </div>
        </>
      )}
    </FilePicker>
  )

  function told({ file, labels: { format, images, problems } }: { file: string; labels: Labels }): string {
    return formatMessage(messages.read, {
      file,
      format: format.toUpperCase(),
      images: images.length,
      boxes: images.reduce((sum, { boxes }) => sum + boxes.length, 0),
      problems: problems.length,
    })
  }
}

/** A browser asks before it takes many files at once, so sets of more than one picture are written as COCO alone. */
const formatsBut = ({ format, images }: Labels): LabelFormat[] =>
  (['voc', 'coco', 'yolo'] as const).filter((other) => other !== format && (other === 'coco' || images.length === 1))
