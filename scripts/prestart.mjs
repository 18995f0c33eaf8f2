// Runs before `npm start`: installs and builds what is missing or out of date; where only what serves was installed, it
// starts the build that is there.
import { ensureStartable } from './prepare/build.mjs'
import { ensureInstalled } from './prepare/install.mjs'

await ensureInstalled()
if (!(await ensureStartable())) process.exit(1)
