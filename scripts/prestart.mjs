// Runs before `npm start`: installs and builds what is missing or out of date.
import { ensureBuilt } from './prepare/build.mjs'
import { ensureInstalled } from './prepare/install.mjs'

ensureInstalled()
if (!ensureBuilt()) process.exit(1)
