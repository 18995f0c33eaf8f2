import { useMessages, useTranslations } from 'next-intl'
import { Chapter } from '#components/datasets/chapter'
import { LabelConverter } from '#components/datasets/label-converter'
import { Island } from '#components/islands/island'
import { SaveNote } from '#components/ui/save-note'

/** A researcher's own label file, checked and converted in the browser. */
export function LabelCheck() {
  const t = useTranslations('LabelCheck')
  const { FormatFaults } = useMessages()
  return (
    <Chapter id="labels" title={t('title')} text={t('text')}>
      <Island name="labels" starts="near">
        <LabelConverter
          messages={{
            choose: t('choose'),
            width: t('width'),
            height: t('height'),
            names: t('names'),
            read: t.raw('read'),
            outside: t.raw('outside'),
            empty: t.raw('empty'),
            refused: t.raw('refused'),
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
