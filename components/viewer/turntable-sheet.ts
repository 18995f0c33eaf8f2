/** The pictures of a turntable on one sheet, row by row; `npm run turntables` writes it by these numbers, too. */
export const sheet = { frames: 36, columns: 6, rows: 6, width: 640, height: 427 } as const

/** The part of the sheet that shows a frame, as an SVG's view. */
export function frameAt(frame: number): string {
  const [column, row] = [frame % sheet.columns, Math.floor(frame / sheet.columns)]
  return `${column * sheet.width} ${row * sheet.height} ${sheet.width} ${sheet.height}`
}

/** The frame that is so many turns on from another, backwards where they are fewer than none. */
export function turned(frame: number, turns: number): number {
  const next = frame + Math.round(turns * sheet.frames)
  return ((next % sheet.frames) + sheet.frames) % sheet.frames
}
