import type { IModule } from 'dependency-cruiser'
import { reach } from './reach.ts'

/** Programs that run where a build is served: the server, its threads, and the commands of those who answer. */
const programs = [
  'server.mjs',
  'lib/assistant/thread/worker.ts',
  'lib/store/sqlite/writer.ts',
  ...['chat', 'datasets', 'indexnow', 'launch-check', 'leads'].map((command) => `scripts/${command}.ts`),
]

/** Ways by which they would need a package that `npm ci --omit=dev` leaves out, each as one line. */
export const serverReach = (modules: readonly IModule[]): string[] =>
  reach(modules, programs, (_, asked) =>
    asked?.dependencyTypes.includes('npm-dev')
      ? 'what serves a build needs only what `npm ci --omit=dev` installs'
      : undefined,
  )
