import { readFileSync } from 'node:fs'
import type { IModule } from 'dependency-cruiser'
import { reach } from './reach.ts'
import { rooms } from './rooms.ts'

/** What runs in the build or in the server: no browser gets it. */
const isElsewhere = (file: string) => {
  const room = /^lib\/([^/]+)\//.exec(file)?.[1] ?? ''
  return ['build', 'server'].includes(rooms[room]?.side ?? '')
}

/** Whether a file's directive makes it and all it imports part of what a browser loads. */
function isClient(file: string): boolean {
  return (
    /\.tsx?$/.test(file) && /^(\/\*[\s\S]*?\*\/\s*|\/\/.*\n\s*)*['"]use client['"]/.test(readFileSync(file, 'utf8'))
  )
}

/** The page script is on every page, without a directive. */
const pageScript = /^components\/page-script\/(?:main|start-failed)\.ts$/

/** Ways by which code of the build or the server would come into a browser, each as one line. */
export function clientReach(modules: readonly IModule[]): string[] {
  const begins = modules
    .map(({ source }) => source)
    .filter((name) => /^(app|components)/.test(name) && !name.includes('.test.'))
    .filter((name) => pageScript.test(name) || isClient(name))
  return reach(modules, begins, (name) =>
    isElsewhere(name) || name.startsWith('node:')
      ? 'code of the build or the server would come into the browser'
      : undefined,
  )
}
