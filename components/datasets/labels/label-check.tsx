import { useMessages, useTranslations } from 'next-intl'
import { LabelConverter } from '#components/datasets/labels/label-converter'
import { Chapter } from '#components/datasets/page/chapter'
import { Island } from '#components/islands/island'
import { SaveNote } from '#components/ui/save-note'

/** A researcher's own label files, checked and converted in the browser. */
export function LabelCheck() {
  const t = useTranslations('LabelCheck')
  const { FileChooser, FormatFaults, LabelCheck } = useMessages()
  const { title, text, ...words } = LabelCheck
  return (
    <Chapter id="labels" title={title} text={text}>
      <Island name="labels" starts="near">
        <LabelConverter
          messages={{
            ...words,
            button: FileChooser.choose,
            faults: FormatFaults,
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
