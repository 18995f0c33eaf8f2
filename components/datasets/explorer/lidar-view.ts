import type { LidarPoint } from '#devkit/lidar'
import { colours } from '#lib/markup/colours'
import { colourOf } from './colour-scale'

/** The camera: metres ahead of the boat it looks at, its distance, its angle in radians, and the focal length in pixels. */
const view = { middle: 22, distance: 46, elevation: 0.6, focal: 500 } as const
const rings = [10, 20, 30, 40] as const
/** The water's height in the lidar's frame: 1.2 m below it. */
const water = -1.2
/** The lidar sees 45° to either side. */
const sector = Math.PI / 4

type Place = readonly [column: number, row: number, depth: number]

/** The canvas position of a point of the boat's frame, with the view turned by an angle in radians. */
function projection(canvas: HTMLCanvasElement, angle: number) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [level, steep] = [Math.cos(view.elevation), Math.sin(view.elevation)]
  return (x: number, y: number, z: number): Place => {
    const [ahead, left] = [(x - view.middle) * cos - y * sin, (x - view.middle) * sin + y * cos]
    const depth = view.distance + ahead * level - z * steep
    const scale = view.focal / Math.max(depth, 1)
    return [canvas.width / 2 - left * scale, canvas.height / 2 - (ahead * steep + z * level) * scale, depth]
  }
}

/** Draws a scan from above and behind, turned by an angle: rings every 10 m on the water, colour for height over it. */
export function drawScan(canvas: HTMLCanvasElement, points: readonly LidarPoint[], angle: number): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const place = projection(canvas, angle)
  pen.fillStyle = '#0a1230'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.strokeStyle = '#33507a'
  pen.fillStyle = '#9fb6c8'
  pen.font = '13px sans-serif'
  for (const range of rings) {
    pen.beginPath()
    for (let turn = -sector; turn <= sector + 0.01; turn += sector / 12) {
      const [column, row] = place(range * Math.cos(turn), range * Math.sin(turn), water)
      pen.lineTo(column, row)
    }
    pen.stroke()
    const [column, row] = place(range * Math.cos(sector), -range * Math.sin(sector), water)
    pen.fillText(`${range} m`, column + 5, row + 4)
  }
  const [boatColumn, boatRow] = place(0, 0, water)
  pen.fillStyle = colours.buoy
  pen.beginPath()
  pen.arc(boatColumn, boatRow, 5, 0, 2 * Math.PI)
  pen.fill()
  for (const [x, y, z] of points) {
    const [column, row, depth] = place(x, y, z)
    if (depth < 4) continue
    const [red, green, blue] = colourOf(0.25 + (z - water) / 9)
    pen.fillStyle = `rgb(${red} ${green} ${blue})`
    pen.fillRect(column, row, 2.5, 2.5)
  }
}
