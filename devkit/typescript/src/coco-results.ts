import * as z from 'zod/mini'
import type { Detection } from './detection-matching.ts'
import { FormatError } from './format-error.ts'

const amount = z.number()
const resultsFile = z.array(
  z.object({
    image_id: z.union([amount, z.string()]),
    category_id: amount,
    bbox: z.tuple([amount, amount, amount, amount]),
    score: amount,
  }),
)

const stemOf = (file: string) => file.replace(/\.[^./]*$/, '')

/** By number from 1 in the order of a list, or by the ids of a COCO file (`readCocoFile`). */
type Numbered = readonly string[] | ReadonlyMap<number, string>
const entriesOf = (given: Numbered): (readonly [number, string])[] =>
  'get' in given ? [...given] : given.map((name, index) => [index + 1, name] as const)

/**
 * Reads COCO results, a list of detections; `bbox` is left, top, width, height in pixels. `image_id` is a picture's number
 * in `files` or its name, with or without the ending. The class of a detection is the name of its `category_id` in
 * `categories`, and without it the number as text. Throws FormatError.
 */
export function readCocoResults(text: string, files: Numbered, categories: Numbered = []): Detection[] {
  const numbered = new Map(entriesOf(files))
  const names = new Map(entriesOf(categories))
  const named = new Map(
    [...numbered.values()].flatMap((file) => [file, stemOf(file)].map((name) => [name, file] as const)),
  )
  return parsed(text).map(({ image_id, category_id, bbox: [left, top, across, down], score }) => {
    const file = typeof image_id === 'number' ? numbered.get(image_id) : named.get(image_id)
    if (file === undefined)
      throw new FormatError('COCO results', `image ${image_id} is not one of the set`, {
        code: 'unknownImage',
        id: image_id,
      })
    return {
      file,
      score,
      name: names.get(category_id) ?? String(category_id),
      xmin: left,
      ymin: top,
      xmax: left + across,
      ymax: top + down,
    }
  })
}

function parsed(text: string): z.infer<typeof resultsFile> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new FormatError('COCO results', 'is not JSON', { code: 'notJson' })
  }
  if (!Array.isArray(value)) throw new FormatError('COCO results', 'is not a list of detections', { code: 'notAList' })
  const answer = resultsFile.safeParse(value)
  if (answer.success) return answer.data
  const [issue] = answer.error.issues
  const field = issue?.path.join('.') ?? ''
  throw new FormatError('COCO results', `${field}: ${issue?.message}`, { code: 'field', field })
}
