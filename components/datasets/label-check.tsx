import { useMessages, useTranslations } from 'next-intl'
import { Chapter } from '#components/datasets/chapter'
import { LabelConverter } from '#components/datasets/label-converter'
import { Island } from '#components/islands/island'
import { SaveNote } from '#components/ui/save-note'

/** A researcher's own label files, checked and converted in the browser. */
export function LabelCheck() {
  const t = useTranslations('LabelCheck')
  const file = useTranslations('FileChooser')
  const { FormatFaults, LabelCheck: words } = useMessages()
  return (
    <Chapter id="labels" title={t('title')} text={t('text')}>
      <Island name="labels" starts="near">
        <LabelConverter
          messages={{
            choose: t('choose'),
            button: file('choose'),
            width: t('width'),
            height: t('height'),
            names: t('names'),
            read: t.raw('read'),
            readSeveral: t.raw('readSeveral'),
            refused: t.raw('refused'),
            refusedFile: t.raw('refusedFile'),
            problems: words.problems,
            more: t.raw('more'),
            sizesGiven: t.raw('sizesGiven'),
            unnamed: t.raw('unnamed'),
            named: t.raw('named'),
            namedClass: t.raw('namedClass'),
            lost: t.raw('lost'),
            extras: words.extras,
            comma: t('comma'),
            faults: FormatFaults,
            scriptless: t('scriptless'),
            save: {
              voc: t('save', { format: 'VOC' }),
              coco: t('save', { format: 'COCO' }),
              yolo: t('save', { format: 'YOLO' }),
            },
          }}
        />
      </Island>
      <SaveNote />
    </Chapter>
  )
}
