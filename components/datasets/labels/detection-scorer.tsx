'use client'

import { useState } from 'react'
import { FilePicker } from '#components/datasets/labels/file-picker'
import { type RefusalMessages, refusal } from '#components/datasets/labels/file-refusal.ts'
import type { ScoredResults } from '#components/datasets/labels/score-results.ts'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import styles from './file-picker.module.scss'

export const scoreNames = ['ap', 'ap50', 'ap75', 'apSmall', 'apMedium', 'apLarge'] as const

type DetectionScorerMessages = RefusalMessages &
  Omit<Messages['DetectionScore'], 'title' | 'text' | 'format' | 'own' | 'python'> & {
    button: string
  }

type Answer = { file: string; scored: ScoredResults } | { problem: string }

/** Many times what the hundred best detections of sixteen pictures need. */
const most = 5_000_000

/** Scores a detector's results on the sample set: a file is read in this window, and nothing is sent. */
export function DetectionScorer({ example, messages }: { example: string; messages: DetectionScorerMessages }) {
  const [answer, setAnswer] = useState<Answer>()

  async function score(file: string, text: string) {
    try {
      const { scoreResults } = await import('#components/datasets/labels/score-results.ts')
      setAnswer({ file, scored: scoreResults(text) })
    } catch (problem) {
      setAnswer({ problem: refusal(problem, messages) })
    }
  }
  async function choose([file]: readonly File[]) {
    if (!file) return
    if (file.size > most) return setAnswer({ problem: messages.tooLarge })
    await score(file.name, await file.text())
  }
  async function tryExample() {
    const text = await fetch(example).then(
      (response) => (response.ok ? response.text() : undefined),
      () => undefined,
    )
    if (text === undefined) setAnswer({ problem: messages.exampleFailed })
    else await score(example.split('/').at(-1) ?? '', text)
  }
  const scored = answer && 'scored' in answer ? answer.scored : undefined
  return (
    <FilePicker
      id="result-file"
      label={messages.choose}
      button={messages.button}
      accept=".json"
      onFiles={choose}
      scriptless={messages.scriptless}
    >
      <div className={styles.actions}>
        <button type="button" data-replay="" onClick={tryExample}>
          {messages.example}
        </button>
      </div>
      <div role="status">{answer && <p>{resultText(answer)}</p>}</div>
      {scored?.scores && (
        <table className={styles.scores}>
          <caption>{messages.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.measure}</th>
              <th scope="col">{messages.figure}</th>
            </tr>
          </thead>
          <tbody>
            {scoreNames.map((name) => (
              <tr key={name}>
                <th scope="row">{messages.names[name]}</th>
                <td>{figureText(scored.scores?.[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </FilePicker>
  )

  function resultText(given: Answer): string {
    if ('problem' in given) return given.problem
    const { classes, detections, found, pictures } = given.scored
    if (classes.length > 1) return formatMessage(messages.several, { classes: classes.slice(0, 8).join(', ') })
    return formatMessage(messages.read, { file: given.file, detections, found, pictures })
  }

  function figureText(figure: number | undefined): string {
    return figure === undefined || Number.isNaN(figure) ? messages.none : figure.toFixed(3)
  }
}
