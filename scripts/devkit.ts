/** `npm run devkit`: packs the dataset readers into public/devkit, as pip and npm install them from the site, with an example of what they score. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { exampleResults } from './devkit/example-results.ts'
import { packNpmPackage } from './devkit/npm-package.ts'
import { pythonWheel } from './devkit/python-wheel.ts'

const folder = 'public/devkit'
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const wheel = pythonWheel()
writeFileSync(`${folder}/${wheel.name}`, wheel.bytes)
writeFileSync(`${folder}/example-results.json`, exampleResults())

const record = (name: string) => {
  const bytes = readFileSync(`${folder}/${name}`)
  return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}
const packages = { python: record(wheel.name), typescript: record(packNpmPackage(resolve(folder))) }
writeFileSync(
  `${folder}/SHA256SUMS`,
  Object.values(packages)
    .map(({ name, sha256 }) => `${sha256}  ${name}\n`)
    .join(''),
)
writeFileSync('lib/content/datasets/devkit-packages.json', `${JSON.stringify(packages, undefined, 2)}\n`)
console.log(packages)
