import { colours } from '#lib/markup/colours'
import { consoleColours } from '#lib/operation-console/console-colours'
import { demonstrationPaths } from '#lib/operation-console/demonstration-drawing'
import { demonstrationPlan } from '#lib/operation-console/demonstration-plan'
import { demonstrationView } from '#lib/operation-console/demonstration-site'
import { boardSize, toBoard } from '#lib/water-drawing/board-view'
import { pathData } from '#lib/water-drawing/path-data'

/** The demonstration's lake with the day's planned routes as an SVG (`public/drawings/day-plan.svg`, written by `npm run day-plan`). */
export function dayPlanDrawing(): string {
  const { grid, water, land, shallow, dock } = demonstrationPaths()
  const routes = demonstrationPlan().run.boats.map(({ steps }, index) => {
    const lines = [...steps]
      .filter(({ state }) => state === 'sweep')
      .map(({ line }) => line.map((point) => toBoard(demonstrationView, point)))
    return `  <path stroke="${consoleColours.boats[index]}" stroke-width=".8" d="${pathData(lines)}"/>\n`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${boardSize.width} ${boardSize.height}" fill="none">
  <path fill="${colours.ink}" d="M0 0h${boardSize.width}v${boardSize.height}H0z"/>
  <path stroke="${colours.drift}" stroke-opacity=".09" d="${grid}"/>
  <path fill="${colours.water}" fill-opacity=".45" stroke="${colours.signal}" stroke-opacity=".6" d="${water}"/>
${routes.join('')}  <path fill="${colours.deep}" stroke="${colours.drift}" stroke-opacity=".6" d="${land}"/>
  <path fill="${colours.buoy}" fill-opacity=".12" stroke="${colours.buoy}" stroke-opacity=".7" stroke-dasharray="4 4" d="${shallow}"/>
  <path fill="${colours.buoy}" d="${dock}"/>
</svg>
`
}
