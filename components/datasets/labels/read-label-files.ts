import { type PictureSize, stemOf } from '#components/datasets/labels/picture-sizes.ts'
import { FormatError } from '#devkit/format-error'
import type { GivenPicture } from '#devkit/label-files'
import type { LabelSet } from '#devkit/label-set'

export interface ReadFiles {
  files: string[]
  set: LabelSet | undefined
  refused: { file: string; problem: unknown }[]
}

const most = 50_000_000

/** Label files with the sizes of the pictures that were chosen beside them, by the stem of their names. */
export interface ChosenFiles {
  labels: readonly File[]
  sizes: ReadonlyMap<string, PictureSize>
}

/** Reads label files one after the other; one that cannot be read does not keep the others back. */
export async function readLabelFiles({ labels: chosen, sizes }: ChosenFiles, given: GivenPicture): Promise<ReadFiles> {
  const [{ readLabels }, { joinLabels }] = await Promise.all([
    import('#devkit/label-files'),
    import('#devkit/label-set'),
  ])
  const parser = labelFileParser()
  const refused: ReadFiles['refused'] = []
  const [files, labels] = [[] as string[], [] as ReturnType<typeof readLabels>[]]
  for (const file of chosen) {
    try {
      if (file.size > most)
        throw new FormatError(file.name, 'is longer than 50 million characters', { code: 'tooLong' })
      const bytes = new Uint8Array(await file.arrayBuffer())
      labels.push(readLabels({ name: file.name, bytes }, parser, { ...given, ...sizes.get(stemOf(file.name)) }))
      files.push(file.name)
    } catch (problem) {
      refused.push({ file: file.name, problem })
    }
  }
  return { files, set: labels.length > 0 ? joinLabels(labels) : undefined, refused }
}

/** The given classes, then those that the files bring along; YOLO's numbers without a name are left to the visitor. */
export const withClassesOf = (set: LabelSet | undefined, names: readonly string[]): string[] => [
  ...new Set([...names, ...(set?.brought ?? [])]),
]

let policy: { createHTML(text: string): string } | undefined

/** Parses a visitor's XML. Pages refuse text as markup (docs/decisions/072); this policy allows it for XML, where nothing runs. */
function labelFileParser() {
  policy ??= globalThis.trustedTypes?.createPolicy('label-file', { createHTML: (text) => text })
  return {
    parseFromString: (text: string, type: 'text/xml') =>
      new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, type),
  }
}
