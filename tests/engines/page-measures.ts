// What is measured in the page. Each function goes into the browser as it stands: it needs nothing from outside itself.

/** A picture whose file is narrower than three quarters of what is drawn of it, in the part of the page that shows. */
export function blurredPictures(): string[] {
  return [...document.images].flatMap((image) => {
    const { top, bottom, left, right, width, height } = image.getBoundingClientRect()
    const isInWindow = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    const shows = isInWindow && image.complete && image.currentSrc.includes('/pictures/')
    if (!shows) return []
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
    const drawn = getComputedStyle(image).objectFit === 'cover' ? Math.max(width, height * ratio) : width
    return image.naturalWidth < drawn * 0.75
      ? [`${image.currentSrc}: ${image.naturalWidth} of ${Math.round(drawn)}`]
      : []
  })
}

/** Pictures that have not come although their place in the window shows and nothing cuts it off. */
export function missingPictures(): string[] {
  return [...document.images].flatMap((image) => {
    const { top, left, width, height } = image.getBoundingClientRect()
    const shows = document.elementsFromPoint(left + width / 2, top + height / 2).includes(image)
    return shows && !image.naturalWidth ? [image.currentSrc || image.alt] : []
  })
}

/**
 * Where Chinese is broken as it must not be: a line that begins with a closing mark or ends with an opening one, and a
 * heading that leaves a single character to its last line; and where an English paragraph leaves it a single word.
 */
export function wrongBreaks(): string[] {
  function linesOf(block: Element): string[] {
    const lines: string[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    let last: { middle: number; left: number } | undefined
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const letters = text.nodeValue ?? ''
      for (let index = 0; index < letters.length; index += 1) {
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        // A letter after a break may have a second, empty box at the end of the line before.
        const box = [...range.getClientRects()].find(({ width }) => width > 0.5)
        if (!box) continue
        const middle = box.top + box.height / 2
        const isSame = last && Math.abs(middle - last.middle) <= box.height * 0.6 && box.left >= last.left - 1
        const at = isSame ? lines.length - 1 : lines.length
        lines[at] = (lines[at] ?? '') + letters[index]
        last = { middle, left: box.left }
      }
    }
    return lines.map((line) => line.trim()).filter(Boolean)
  }

  const wrong: string[] = []
  for (const block of document.querySelectorAll('h1, h2, h3, p, li, dt, dd, figcaption, td, th, summary')) {
    if (!block.checkVisibility() || block.querySelector('p, h1, h2, h3, h4, li, div, dl, table, form, svg')) continue
    const lines = linesOf(block)
    const told = `${block.tagName}: ${lines.join(' / ')}`
    if (!/[\u4e00-\u9fff]/.test(block.textContent ?? '')) {
      const isWords = block.matches('main p') && !block.querySelector('a, button, code')
      if (isWords && lines.length > 1 && !/\s/.test(lines.at(-1) ?? '')) wrong.push(told)
      continue
    }
    if (lines.slice(1).some((line) => /^[，。、；：！？）》”’」』％]/.test(line))) wrong.push(told)
    if (lines.slice(0, -1).some((line) => /[（《“‘「『]$/.test(line))) wrong.push(told)
    const left = (lines.at(-1) ?? '').replace(/[，。、；：！？）》”’」』]/g, '')
    if (/^H\d$/.test(block.tagName) && lines.length > 1 && left.length < 2) wrong.push(told)
  }
  return wrong
}

/** How far the page reaches beyond the window's side, in pixels. */
export function sidewaysScroll(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth
}

/** Ranges of numbers that a line's end parts: "6–" and "8 h" below it. What a visitor has to open first is opened. */
export function partedRanges(): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let text = walker.nextNode(); text; text = walker.nextNode()) if (text instanceof Text) texts.push(text)
  const range = document.createRange()
  function topOf(text: Text, index: number): number | undefined {
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    // After a break a letter may have a second, empty box at the end of the line before.
    return [...range.getClientRects()].find(({ width }) => width > 0.5)?.top
  }
  return texts.flatMap((text, at) =>
    [...text.data.matchAll(/[\d万]–/g)].flatMap(({ index }) => {
      const dash = index + 1
      const next = texts[at + 1]
      const [behind, place] = dash + 1 < text.length ? [text, dash + 1] : [next, 0]
      if (!behind || !/\d/.test(behind.data.charAt(place))) return []
      const [before, after] = [topOf(text, dash), topOf(behind, place)]
      const isParted = before !== undefined && after !== undefined && Math.abs(after - before) > 4
      return isParted ? [text.data.slice(Math.max(0, dash - 20), dash + 12)] : []
    }),
  )
}

/**
 * Numbers whose unit stands on the line below: "97.5–195" and "亩" under it, in cells and plates (an element beside its unit)
 * and in running text. Code and what runs are left alone. What a visitor has to open first is opened.
 */
export function partedUnits(): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true
  const range = document.createRange()
  function boxOf(text: Text, index: number): DOMRect | undefined {
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    return [...range.getClientRects()].find(({ width }) => width > 0.5)
  }
  function isParted(number: Text, last: number, unit: Text, first: number): boolean {
    const [before, after] = [boxOf(number, last), boxOf(unit, first)]
    return before !== undefined && after !== undefined && after.top + after.height / 2 > before.bottom
  }
  const inCells = [...document.querySelectorAll(':is(td, dd) > span')].flatMap((figure) => {
    const [number, unit] = [figure.lastChild, figure.nextSibling]
    if (!(number instanceof Text && unit instanceof Text && /\d$/.test(number.data))) return []
    const first = Math.max(0, unit.data.search(/\S/))
    return isParted(number, number.length - 1, unit, first) ? [number.data + unit.data] : []
  })
  const units = /\d\s?(?=\p{Script=Han}|(?:[cm]?m|km|ha|h|k?g|[KM]B|min|minutes|hours|boats|people|visitors|acres)\b)/gu
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const inText: string[] = []
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!(text instanceof Text) || text.parentElement?.closest('script, style, noscript, code, pre')) continue
    for (const { 0: found, index } of text.data.matchAll(units)) {
      const first = index + found.length
      if (isParted(text, index, text, first)) inText.push(text.data.slice(Math.max(0, index - 12), first + 8))
    }
  }
  return [...inCells, ...inText]
}

/** Figures, each with its unit, that reach beyond their column into the next one's: "about 110" under "100+". */
export function overfullFigures(): string[] {
  return [...document.querySelectorAll('dd:has(> span)')].flatMap((place) =>
    place.scrollWidth > place.clientWidth + 1 ? [place.textContent] : [],
  )
}
