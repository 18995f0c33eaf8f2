export interface PictureSize {
  file: string
  width: number
  height: number
}

/** Whether a file is a picture by its name. */
export const isPicture = (name: string): boolean => /\.(?:jpe?g|png|bmp|webp)$/i.test(name)

/** A name without its ending: what a picture and its label file have in common. */
export const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '')

/** Sizes of pictures in pixels by the stem of their names, as a browser shows them; one that it cannot draw is passed over. */
export async function pictureSizes(files: readonly File[]): Promise<Map<string, PictureSize>> {
  const sizes = new Map<string, PictureSize>()
  // One after the other: a thousand pictures at once would fill the memory.
  for (const file of files) {
    const picture = await createImageBitmap(file).catch(() => undefined)
    if (!picture) continue
    sizes.set(stemOf(file.name), { file: file.name, width: picture.width, height: picture.height })
    picture.close()
  }
  return sizes
}
