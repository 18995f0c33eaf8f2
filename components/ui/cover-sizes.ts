interface Cover {
  /** Percent of the window's width that the picture has to cover. */
  width: number
  /** Percent of the window's height that its width comes to where the height decides. */
  height: number
  /** The rest of the list: windows narrower than a laptop's. */
  below: string
}

/** The `sizes` of a picture that covers the wider of two measures from laptop width. As media conditions: WebKit ignores `max()` there. */
export function coverSizes({ width, height, below }: Cover): string {
  return `(min-width: 1024px) and (min-aspect-ratio: ${height}/${width}) ${width}vw, (min-width: 1024px) ${height}vh, ${below}`
}
