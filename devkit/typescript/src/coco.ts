import * as z from 'zod/mini'
import type { ImageBoxes } from './boxes.ts'
import { FormatError } from './format-error.ts'

const amount = z.number()
const cocoFile = z.object({
  images: z.array(z.object({ id: amount, file_name: z.string(), width: amount, height: amount })),
  annotations: z.array(
    z.object({ image_id: amount, category_id: amount, bbox: z.tuple([amount, amount, amount, amount]) }),
  ),
  categories: z.array(z.object({ id: amount, name: z.string() })),
})

/** Reads a COCO detection file: `bbox` is left, top, width, height in pixels. Throws FormatError. */
export function readCoco(text: string): ImageBoxes[] {
  const { images, annotations, categories } = parsed(text)
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  // Not Map.groupBy: the page that reads these files in the browser is for older ones too.
  const byImage = new Map<number, typeof annotations>()
  for (const annotation of annotations) {
    const same = byImage.get(annotation.image_id)
    if (same) same.push(annotation)
    else byImage.set(annotation.image_id, [annotation])
  }
  for (const id of byImage.keys())
    if (!images.some((image) => image.id === id))
      throw new FormatError('COCO', `annotations of image ${id}, which is not listed`, { code: 'unlistedImage', id })
  return images.map(({ id, file_name, width, height }) => ({
    file: file_name,
    width,
    height,
    boxes: (byImage.get(id) ?? []).map(({ category_id, bbox: [left, top, across, down] }) => {
      const name = names.get(category_id)
      if (name === undefined)
        throw new FormatError('COCO', `category ${category_id} is not listed`, {
          code: 'unlistedCategory',
          id: category_id,
        })
      return { name, xmin: left, ymin: top, xmax: left + across, ymax: top + down }
    }),
  }))
}

/** Writes a COCO detection file; categories are numbered from 1 in the order of `names`. */
export function writeCoco(images: readonly ImageBoxes[], names = classNames(images)): string {
  const annotations = images.flatMap(({ boxes }, image) =>
    boxes.map(({ name, xmin, ymin, xmax, ymax }) => ({
      image_id: image + 1,
      category_id: names.indexOf(name) + 1,
      bbox: [xmin, ymin, xmax - xmin, ymax - ymin],
      area: (xmax - xmin) * (ymax - ymin),
      iscrowd: 0,
    })),
  )
  const file = {
    images: images.map(({ file: file_name, width, height }, index) => ({ id: index + 1, file_name, width, height })),
    annotations: annotations.map((annotation, index) => ({ id: index + 1, ...annotation })),
    categories: names.map((name, index) => ({ id: index + 1, name })),
  }
  return `${JSON.stringify(file, undefined, 1)}\n`
}

/** Every class that occurs, in alphabetical order. */
export function classNames(images: readonly ImageBoxes[]): string[] {
  return [...new Set(images.flatMap(({ boxes }) => boxes.map(({ name }) => name)))].sort()
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
