import { type RefusalMessages, refusal } from '#components/datasets/labels/file-refusal.ts'
import type { ReadFiles } from '#components/datasets/labels/read-label-files.ts'
import { lostIn } from '#devkit/label-extras'
import type { LabelFormat } from '#devkit/label-files'
import type { LabelSet } from '#devkit/label-set'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import styles from './file-picker.module.scss'

export type LabelReportMessages = RefusalMessages & Omit<Messages['LabelCheck'], 'title' | 'text' | 'save'>

/** So many lines of one kind are enough to see what is wrong. */
const shown = 20

/** A report of label files: contents, faulty boxes, and what each other format would lose. */
export function LabelReport({ answer, messages }: { answer: ReadFiles; messages: LabelReportMessages }) {
  const lines = new Set([...refusals(answer, messages), ...(answer.set ? notes(answer.set, messages) : [])])
  return (
    <>
      <div role="status">
        <p>{summaryText(answer, messages)}</p>
      </div>
      {lines.size > 0 && (
        <ul className={styles.problems}>
          {[...lines].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function summaryText({ files, set, refused }: ReadFiles, messages: LabelReportMessages): string {
  if (!set) return refusal(refused[0]?.problem, messages)
  return formatMessage(files.length === 1 ? messages.read : messages.readSeveral, {
    file: files[0] ?? '',
    files: files.length,
    format: set.formats.map((format) => format.toUpperCase()).join(messages.comma),
    images: set.images.length,
    boxes: set.images.reduce((sum, { boxes }) => sum + boxes.length, 0),
    problems: set.problems.length,
  })
}

/** The files that could not be read beside others that could, or beside the first one. */
function refusals({ set, refused }: ReadFiles, messages: LabelReportMessages): string[] {
  if (!set && refused.length === 1) return []
  const said = refused.map(({ file, problem }) =>
    formatMessage(messages.refusedFile, { file, fault: refusal(problem, { ...messages, refused: '{fault}' }) }),
  )
  return shortened(said, messages)
}

function notes(set: LabelSet, messages: LabelReportMessages): string[] {
  const { sizesGiven, unnamed, named, problems } = set
  const numbers = named.slice(0, shown).map(({ id, name }) => formatMessage(messages.namedClass, { number: id, name }))
  const said = problems.map(({ file, box, problem }) => formatMessage(messages.problems[problem], { file, box }))
  return [
    ...(sizesGiven > 0 ? [formatMessage(messages.sizesGiven, { files: sizesGiven })] : []),
    ...(numbers.length > 0 ? [formatMessage(messages.named, { classes: numbers.join(messages.comma) })] : []),
    ...(unnamed.length > 0
      ? [formatMessage(messages.unnamed, { classes: unnamed.slice(0, shown).join(messages.comma) })]
      : []),
    ...(['voc', 'coco', 'yolo'] as const).flatMap((format) => losses(set, format, messages)),
    ...shortened(said, messages),
  ]
}

function losses({ formats, extras }: LabelSet, format: LabelFormat, messages: LabelReportMessages): string[] {
  const lost = formats.length === 1 && formats[0] === format ? [] : lostIn(extras, format)
  const what = lost.map((kind) => formatMessage(messages.extras[kind], { count: extras[kind] })).join(messages.comma)
  return lost.length > 0 ? [formatMessage(messages.lost, { format: format.toUpperCase(), what })] : []
}

const shortened = (lines: readonly string[], messages: LabelReportMessages): string[] =>
  lines.length > shown
    ? [...lines.slice(0, shown), formatMessage(messages.more, { count: lines.length - shown })]
    : [...lines]
