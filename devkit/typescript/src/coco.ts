import * as z from 'zod/mini'
import type { Box, ImageBoxes } from './boxes.ts'
import { classNames, classNumber } from './class-order.ts'
import { FormatError } from './format-error.ts'

const amount = z.number()
const cocoFile = z.object({
  images: z.array(z.object({ id: amount, file_name: z.string(), width: amount, height: amount })),
  annotations: z.array(
    z.object({
      image_id: amount,
      category_id: amount,
      bbox: z.tuple([amount, amount, amount, amount]),
      iscrowd: z.optional(z.unknown()),
      area: z.optional(z.unknown()),
      segmentation: z.optional(z.unknown()),
      keypoints: z.optional(z.unknown()),
      attributes: z.optional(z.unknown()),
    }),
  ),
  categories: z.array(z.object({ id: amount, name: z.string() })),
})
type Annotation = z.infer<typeof cocoFile>['annotations'][number]

/** A COCO file with its numbers, which a results file names pictures and classes by. */
export interface CocoFile {
  images: ImageBoxes[]
  /** `file_name` of each image id, and the name of each category id, in order of the ids. */
  files: Map<number, string>
  categories: Map<number, string>
  /** How many annotations hold what a box cannot. */
  extras: { masks: number; keypoints: number; attributes: number }
}

/** Reads the images of a COCO detection file: `bbox` is left, top, width, height in pixels. Throws FormatError. */
export const readCoco = (text: string): ImageBoxes[] => readCocoFile(text).images

/** Reads a COCO detection file, as `readCoco` does, with the ids of its images and categories. Throws FormatError. */
export function readCocoFile(text: string): CocoFile {
  const { images, annotations, categories } = parsed(text)
  requireOnce('images', images)
  requireOnce('categories', categories)
  const names = byId(categories.map(({ id, name }) => [id, name]))
  // Not Map.groupBy: the page that reads these files in the browser is for older ones too.
  const byImage = new Map<number, Annotation[]>(images.map(({ id }) => [id, []]))
  for (const annotation of annotations) {
    const id = annotation.image_id
    const same = byImage.get(id)
    if (!same)
      throw new FormatError('COCO', `annotations of image ${id}, which is not listed`, { code: 'unlistedImage', id })
    same.push(annotation)
  }
  return {
    images: images.map(({ id, file_name, width, height }) => ({
      file: file_name,
      width,
      height,
      boxes: (byImage.get(id) ?? []).map((annotation) => boxOf(annotation, names)),
    })),
    files: byId(images.map(({ id, file_name }) => [id, file_name])),
    categories: names,
    extras: {
      masks: annotations.filter(({ segmentation }) => isFilled(segmentation)).length,
      keypoints: annotations.filter(({ keypoints }) => isFilled(keypoints)).length,
      attributes: annotations.filter(({ attributes }) => isFilled(attributes)).length,
    },
  }
}

/** Boxes of a picture listed twice would count twice, and of two names for one class one would be lost. */
function requireOnce(field: 'images' | 'categories', items: readonly { id: number }[]): void {
  const seen = new Set<number>()
  for (const { id } of items) {
    if (seen.has(id)) throw new FormatError('COCO', `${field} list ${id} twice`, { code: 'listedTwice', field, id })
    seen.add(id)
  }
}

const byId = (entries: readonly (readonly [number, string])[]) =>
  new Map(entries.toSorted(([one], [other]) => one - other))

const isFilled = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length > 0

function boxOf({ category_id, bbox, iscrowd, area }: Annotation, names: ReadonlyMap<number, string>): Box {
  const name = names.get(category_id)
  if (name === undefined)
    throw new FormatError('COCO', `category ${category_id} is not listed`, {
      code: 'unlistedCategory',
      id: category_id,
    })
  const [left, top, across, down] = bbox
  const box: Box = { name, xmin: left, ymin: top, xmax: left + across, ymax: top + down }
  if (iscrowd === 1 || iscrowd === true) box.crowd = true
  if (typeof area === 'number' && area > 0 && Math.abs(area - across * down) > 0.01) box.maskArea = area
  return box
}

/** Writes a COCO detection file; categories are numbered from 1 in the order of `names`. Throws FormatError. */
export function writeCoco(images: readonly ImageBoxes[], names = classNames(images)): string {
  const annotations = images.flatMap(({ boxes }, image) =>
    boxes.map(({ name, xmin, ymin, xmax, ymax, crowd, maskArea }) => ({
      image_id: image + 1,
      category_id: classNumber(name, names) + 1,
      bbox: [xmin, ymin, xmax - xmin, ymax - ymin],
      area: maskArea ?? (xmax - xmin) * (ymax - ymin),
      iscrowd: crowd ? 1 : 0,
    })),
  )
  const file = {
    images: images.map(({ file: file_name, width, height }, index) => ({ id: index + 1, file_name, width, height })),
    annotations: annotations.map((annotation, index) => ({ id: index + 1, ...annotation })),
    categories: names.map((name, index) => ({ id: index + 1, name })),
  }
  return `${JSON.stringify(file, undefined, 1)}\n`
}

function parsed(text: string): z.infer<typeof cocoFile> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new FormatError('COCO', 'is not JSON', { code: 'notJson' })
  }
  const answer = cocoFile.safeParse(value)
  if (answer.success) return answer.data
  const [issue] = answer.error.issues
  const field = issue?.path.join('.') ?? ''
  throw new FormatError('COCO', `${field}: ${issue?.message}`, { code: 'field', field })
}
