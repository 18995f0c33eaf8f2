import { miniSets } from '#lib/content/datasets/mini-sets'

/** Columns and rows of every wall, and what its drawing counts as a frame's size: the labels' own pixels. */
export const wallGrid = { columns: 8, rows: 3, width: 640, height: 360 } as const

/** The picture of each wall, and which picture of FloW's set stands at which place of it. */
export const frameWalls = {
  all: { picture: 'frames-all', flowAt: (place: number) => (place % 2 === 0 ? place / 2 : undefined) },
  flow: { picture: 'frames-flow', flowAt: (place: number) => place },
  inland: { picture: 'frames-inland', flowAt: () => undefined },
} as const

export type FrameWallName = keyof typeof frameWalls

/** The boxes of each place of a wall as one path over it; places without any are left out. */
export function wallBoxes(name: FrameWallName): { place: number; path: string }[] {
  const { columns, rows, width, height } = wallGrid
  const places = Array.from({ length: columns * rows }, (_, place) => place)
  return places.flatMap((place) => {
    const at = frameWalls[name].flowAt(place)
    const image = at === undefined ? undefined : miniSets.flow.images[at]
    if (!image?.boxes.length) return []
    const [left, top] = [(place % columns) * width, Math.floor(place / columns) * height]
    const path = image.boxes
      .map(
        ({ xmin, ymin, xmax, ymax }) => `M${left + xmin} ${top + ymin}h${xmax - xmin}v${ymax - ymin}h${xmin - xmax}z`,
      )
      .join('')
    return [{ place, path }]
  })
}
