/** The longer side of a picture that is sent, in pixels: enough for a whole screen. */
const longest = 2560
const quality = 0.85

/** Draws a picture with its longer side at most so long. */
export function draw(bitmap: ImageBitmap, side: number, canvas = document.createElement('canvas')): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Re-encodes a photograph: smaller, and without place, time and device. Small drawings and files the browser cannot read stay unchanged. */
export async function smallerPicture(file: File, mostBytes: number): Promise<File> {
  if (!file.type.startsWith('image/')) return file
  const isDrawing = file.type === 'image/png' && file.size <= mostBytes
  const bitmap = isDrawing ? undefined : await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return file
  const canvas = draw(bitmap, longest)
  bitmap.close()
  // What was clear becomes white, not black.
  const context = canvas.getContext('2d')
  if (context) {
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  return blob ? new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' }) : file
}
