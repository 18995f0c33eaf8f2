import { DOMParser } from '@xmldom/xmldom'
import { expect, test } from 'vitest'
import { refusal } from '#components/datasets/labels/file-refusal.ts'
import { readCocoResults } from '#devkit/coco-results'
import { readLabels } from '#devkit/label-files'
import { locales } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

const picture = { width: 640, height: 360, names: ['bottle'] }
const parser = new DOMParser({ onError: () => undefined })
const labels = (name: string, text: string) => () => readLabels({ name, text }, parser, picture)
const results = (text: string) => () => readCocoResults(text, ['000001.jpg'])
const image = { id: 1, file_name: 'a.jpg', width: 8, height: 8 }
const coco = (annotations: object[], images: object[] = [image]) =>
  JSON.stringify({ images, annotations, categories: [] })
const annotation = { id: 1, image_id: 1, category_id: 7, bbox: [0, 0, 1, 1] }
const voc = (width: string) =>
  `<annotation><filename>a.jpg</filename><size><width>${width}</width><height>8</height></size></annotation>`

const files: readonly [what: string, read: () => unknown, words: readonly string[]][] = [
  ['a picture', labels('a.png', ''), ['.txt']],
  ['no JSON', results('no'), ['JSON']],
  ['no list', results('{}'), ['JSON']],
  ['a field left out', results('[{"image_id":1}]'), ['0.category_id']],
  ['another picture', results('[{"image_id":9,"category_id":1,"bbox":[0,0,1,1],"score":1}]'), ['9']],
  ['annotations of nothing', labels('a.json', coco([annotation], [])), ['images']],
  ['a picture listed twice', labels('a.json', coco([], [image, image])), ['images', '1']],
  ['results where labels belong', labels('a.json', '[]'), ['images']],
  ['nothing', labels('a.json', 'null'), ['images']],
  ['a category without name', labels('a.json', coco([annotation])), ['7']],
  ['VOC without annotation', labels('a.xml', '<other/>'), ['annotation']],
  ['VOC with an empty name', labels('a.xml', voc('8').replace('a.jpg', '')), ['filename']],
  ['VOC with words for a number', labels('a.xml', voc('wide')), ['width', 'wide']],
  ['YOLO with words for a number', labels('a.txt', '0 a 0 0 0'), ['1', 'a']],
  ['YOLO with too few values', labels('a.txt', '\n0 0'), ['2', '5']],
  ['YOLO with half a class', labels('a.txt', '4.5 0 0 0 0'), ['1', '4.5']],
  ['VOC that is no XML', labels('a.xml', 'no'), ['XML']],
  ['YOLO with pixels', labels('a.txt', '0 320 0 0 0'), ['1']],
]

test.each(files)('%s: what is wrong is said in the reader’s language, with its place', (_, read, words) => {
  for (const locale of locales) {
    const { FormatFaults, LabelCheck } = messages[locale]
    let said = ''
    try {
      read()
    } catch (problem) {
      said = refusal(problem, { refused: LabelCheck.refused, faults: FormatFaults })
    }
    for (const word of words) expect(said).toContain(word)
    expect(said).not.toMatch(/[{}]|undefined/)
    expect(said).not.toBe(refusal(undefined, { refused: LabelCheck.refused, faults: FormatFaults }))
    if (locale === 'zh') expect(said).not.toMatch(/ (is|has|not) /)
  }
})
