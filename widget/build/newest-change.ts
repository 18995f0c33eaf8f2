import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version that the widget's changelog begins with; blank where it has none. `root` is the folder `widget`. */
export function newestChange(root: string): string {
  return /^## (\d+\.\d+\.\d+)$/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))?.[1] ?? ''
}
