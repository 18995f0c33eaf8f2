import { readFileSync } from 'node:fs'
import { useMessages, useTranslations } from 'next-intl'
import { DetectionScorer } from '#components/datasets/labels/detection-scorer'
import { Chapter } from '#components/datasets/page/chapter'
import { Island } from '#components/islands/island'
import code from './voc-example.module.scss'

const example = '/devkit/example-results.json'
/** As the devkit's tests run it. */
const script = readFileSync('devkit/python/examples/score.py', 'utf8')

/** A researcher's detections scored on the synthetic set, in the browser and in Python; no server holds a test set. */
export function ScoreChapter() {
  const t = useTranslations('DetectionScore')
  const { FileChooser, FormatFaults, DetectionScore } = useMessages()
  const { title, text, format, own, python, ...words } = DetectionScore
  return (
    <Chapter id="score" title={title} text={text}>
      <p>
        {t.rich('format', {
          code: (text) => <code>{text}</code>,
          link: (text) => (
            <a href={example} download>
              {text}
            </a>
          ),
        })}
      </p>
      <Island name="score" starts="near">
        <DetectionScorer example={example} messages={{ ...words, button: FileChooser.choose, faults: FormatFaults }} />
      </Island>
      <p>{own}</p>
      <p>{python}</p>
      <pre className={code.code} translate="no">
        {script}
      </pre>
    </Chapter>
  )
}
