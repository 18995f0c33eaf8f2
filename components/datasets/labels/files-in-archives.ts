import { isPicture } from '#components/datasets/labels/picture-sizes.ts'

const isArchive = (name: string) => /\.zip$/i.test(name)
const isWanted = (name: string) =>
  (isPicture(name) || /\.(?:xml|json|txt|names|ya?ml)$/i.test(name)) && !/(^|\/)(?:__MACOSX\/|\.|readme)/i.test(name)

/** A set with its pictures; beyond this a browser's window is no place for it. */
const limits = { entries: 20_000, bytes: 256 * 1024 * 1024 }

/**
 * The chosen files, with each archive replaced by the labels, class lists and pictures in it, without folder names.
 * @throws RangeError if an archive is broken or too large
 */
export async function withoutArchives(files: readonly File[]): Promise<File[]> {
  if (!files.some(({ name }) => isArchive(name))) return [...files]
  const { zipEntries } = await import('#lib/water-files/zip-entries')
  const opened = files.map(async (file) => {
    if (!isArchive(file.name)) return [file]
    const { files: entries, unread } = await zipEntries(await file.arrayBuffer(), isWanted, limits)
    if (unread > 0) throw new RangeError('more files than a set that is read here')
    return [...entries].map(([name, bytes]) => new File([bytes], name.split(/[\\/]/).at(-1) ?? name))
  })
  return (await Promise.all(opened)).flat()
}
