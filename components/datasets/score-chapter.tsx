import { readFileSync } from 'node:fs'
import { useMessages, useTranslations } from 'next-intl'
import { Chapter } from '#components/datasets/chapter'
import { DetectionScorer } from '#components/datasets/detection-scorer'
import { Island } from '#components/islands/island'
import code from './voc-example.module.scss'

const example = '/devkit/example-results.json'
/** As the devkit's tests run it. */
const script = readFileSync('devkit/python/examples/score.py', 'utf8')

/** A researcher's detections scored on the synthetic set, in the browser and in Python; no server holds a test set. */
export function ScoreChapter() {
  const t = useTranslations('DetectionScore')
  const file = useTranslations('FileChooser')
  const { FormatFaults } = useMessages()
  return (
    <Chapter id="score" title={t('title')} text={t('text')}>
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
        <DetectionScorer
          example={example}
          messages={{
            choose: t('choose'),
            button: file('choose'),
            example: t('example'),
            read: t.raw('read'),
            several: t.raw('several'),
            tooLarge: t('tooLarge'),
            refused: t.raw('refused'),
            faults: FormatFaults,
            scriptless: t('scriptless'),
            exampleFailed: t('exampleFailed'),
            caption: t('caption'),
            measure: t('measure'),
            figure: t('figure'),
            none: t('none'),
            names: {
              ap: t('names.ap'),
              ap50: t('names.ap50'),
              ap75: t('names.ap75'),
              apSmall: t('names.apSmall'),
              apMedium: t('names.apMedium'),
              apLarge: t('names.apLarge'),
            },
          }}
        />
      </Island>
      <p>{t('own')}</p>
      <p>{t('python')}</p>
      <pre className={code.code} translate="no">
        {script}
      </pre>
    </Chapter>
  )
}
