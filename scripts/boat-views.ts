/**
 * `npm run views`: draws each boat from its model (imagery/models) from three sides (public/drawings/views-*.svg, sizes in
 * lib/content/boat-views.ts). Takes half a minute.
 */
import { writeFileSync } from 'node:fs'
import { boatSlugs } from '#lib/content/fleet'
import { drawnFile, groundOf, modelFile, sourcesOfViews } from './boat-views/drawn.ts'
import { drawnView } from './boat-views/drawn-view.ts'
import { readModel } from './boat-views/read-model.ts'
import { sheetLayouts, sheetOf } from './boat-views/sheet.ts'
import { endsOf, mostOff, offBy, sizesOf } from './boat-views/sizes.ts'

const rows: string[] = []
for (const slug of boatSlugs) {
  const model = await readModel(modelFile(slug))
  const sizes = sizesOf(slug, model)
  if (offBy(sizes).some((part) => part > mostOff)) throw new Error(`${slug}'s model is not what is published of it`)
  const longest = Math.max(...([0, 1, 2] as const).map((axis) => endsOf(model, axis)[1] - endsOf(model, axis)[0]))
  const views = {
    side: drawnView(model, 'side', longest),
    front: drawnView(model, 'front', longest),
    top: drawnView(model, 'top', longest),
  }
  const heights = sheetLayouts.map((layout) => {
    const { svg, width, height } = sheetOf(views, sizes, layout, groundOf(slug))
    writeFileSync(`public/drawings/views-${slug}-${layout}.svg`, svg)
    process.stdout.write(`${slug} ${layout} ${svg.length} bytes\n`)
    return `${layout}: { width: ${width}, height: ${height} }`
  })
  rows.push(`  ${slug}: { ${heights.join(', ')} },`)
}
writeFileSync(
  'lib/content/boat-views.ts',
  `// Written by \`npm run views\`: the sizes of the drawings in pixels, beside each other and under each other.
export const boatViews = {
${rows.join('\n')}
} as const\n`,
)
writeFileSync(drawnFile, `${JSON.stringify(sourcesOfViews(), null, 2)}\n`)
