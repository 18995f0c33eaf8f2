// Installs what the Python devkit is checked with; where it cannot be had those tests are skipped by name.
import { installFromDebian, runQuietly } from './debian.mjs'

/** Installs them once; resolves either way. */
export async function ensurePython() {
  if (!(await runQuietly('/usr/bin/python3', ['-c', 'import numpy, shapely'])))
    await installFromDebian(['python3-numpy', 'python3-shapely'])
}
