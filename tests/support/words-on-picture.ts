import type { Page } from '@playwright/test'
import sharp from 'sharp'

export interface Line {
  said: string
  left: number
  top: number
  width: number
  height: number
  colour: readonly number[]
  /** Large text (24 px, or 18.7 px and bold) is read at a contrast of 3, other text at 4.5 (WCAG 1.4.3). */
  needs: number
}

/** The lines of words over the picture of a page's first screen, in the browser's page; then unseen, for their ground. */
export function linesOnPicture(): Line[] {
  const hero = document.querySelector('[data-side]')
  const places = [
    ...(hero?.querySelectorAll('p, h1, a') ?? []),
    ...document.querySelectorAll('#site-header a, #site-header button'),
  ]
  const lines: Line[] = []
  for (const place of places) {
    const { color, fontSize, fontWeight, backgroundColor } = getComputedStyle(place)
    // Words on a ground of their own are no matter of the picture.
    if (!place.checkVisibility({ visibilityProperty: true }) || !/, 0\)$/.test(backgroundColor)) continue
    const words = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (words.nextNode()) {
      const { currentNode: text } = words
      if (!text.textContent?.trim() || (place.matches('p') && text.parentElement?.closest('a'))) continue
      range.selectNodeContents(text)
      const size = Number.parseFloat(fontSize)
      const isLarge = size >= 24 || (size >= 18.7 && Number(fontWeight) >= 600)
      for (const { left, top, width, height } of range.getClientRects()) {
        if (width < 2 || top < 0 || top + height > innerHeight) continue
        const canvas = new OffscreenCanvas(1, 1).getContext('2d')
        if (!canvas) continue
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
        const colour = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)]
        lines.push({
          said: text.textContent.trim().slice(0, 30),
          left,
          top,
          width,
          height,
          colour,
          needs: isLarge ? 3 : 4.5,
        })
      }
    }
  }
  for (const place of places) if (place instanceof HTMLElement) place.style.color = 'transparent'
  return lines
}

/** Shows them again, in the browser's page. */
export function showWords(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-side] *, #site-header *'))
    if (place.style.color === 'transparent') place.style.color = ''
}

/** The light of each of the 256 values of a colour's part (WCAG 2.2, relative luminance). */
const light = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

const luminance = (red = 0, green = 0, blue = 0) =>
  0.2126 * (light[red] ?? 0) + 0.7152 * (light[green] ?? 0) + 0.0722 * (light[blue] ?? 0)

/** The contrast of each line against the lighter parts of what lies under it: all but a twentieth is darker. */
export async function contrasts(page: Page, lines: readonly Line[]): Promise<(Line & { contrast: number })[]> {
  // Of the best quality: it is made in a tenth of the time of one without loss, and no ground differs by a hundredth.
  const { data, info } = await sharp(await page.screenshot({ type: 'jpeg', quality: 100 }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return lines.map((line) => {
    const grounds: number[] = []
    const right = Math.min(info.width, line.left + line.width)
    for (let y = Math.max(0, Math.floor(line.top)); y < Math.min(info.height, line.top + line.height); y += 1)
      for (let x = Math.max(0, Math.floor(line.left)); x < right; x += 1) {
        const at = (y * info.width + x) * 3
        grounds.push(luminance(data[at], data[at + 1], data[at + 2]))
      }
    const ground = Float64Array.from(grounds).sort()[Math.floor(grounds.length * 0.95)] ?? 0
    const [red, green, blue] = line.colour
    const text = luminance(red, green, blue)
    return { ...line, contrast: (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05) }
  })
}
