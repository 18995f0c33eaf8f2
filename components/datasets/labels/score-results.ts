import { readCocoResults } from '#devkit/coco-results'
import { detectionScores } from '#devkit/detection-metrics'
import { miniSets } from '#lib/content/datasets/mini-sets'

/** Scores COCO results on the pictures of the synthetic FloW set. Throws FormatError. */
export function scoreResults(text: string) {
  const pictures = miniSets.flow.images.filter(({ file }) => !file.includes('/'))
  const files = pictures.map(({ file }) => file)
  const detections = readCocoResults(text, files)
  const truths = pictures.flatMap(({ file, boxes }) => boxes.map((box) => ({ ...box, file })))
  const classes = [...new Set(detections.map(({ name }) => name))]
  // The set has one class, whatever number a detector's own list gives it.
  const named = detections.map((detection) => ({ ...detection, name: truths[0]?.name ?? detection.name }))
  return {
    detections: detections.length,
    /** Pictures of the set with at least one detection, and all of them. */
    found: new Set(detections.map(({ file }) => file)).size,
    pictures: pictures.length,
    /** Every `category_id` that occurs; figures are given for one class alone. */
    classes,
    scores: classes.length > 1 ? undefined : detectionScores(named, truths, files),
  }
}

export type ScoredResults = ReturnType<typeof scoreResults>
