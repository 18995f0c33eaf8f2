/** `npm run fonts`: cuts the faces that pages fetch from the whole ones; run it after `scripts/fonts/faces.ts` changed. */
import { writeFileSync } from 'node:fs'
import { cut, faces } from './fonts/faces.ts'

for (const face of faces) {
  const content = await cut(face)
  writeFileSync(face.file, content)
  console.log(`${face.file}: ${content.length} bytes`)
}
