import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FormatError } from './src/format-error.ts'
import { readLidar } from './src/lidar.ts'
import { readGreyPng } from './src/png.ts'
import { readRangeDoppler } from './src/range-doppler.ts'
import { readRadarPoints } from './src/sensor-tables.ts'

const png = readFileSync(
  'public/mini-sets/orca-synthetic-inland-mini/Stereo Matching/Low_Res_640_320/Disp_Map/000001.png',
)
const head = 'x_m,y_m,z_m,doppler_mps,power_db,object_id\n'
const files: Record<string, [bytes: Uint8Array | string, sentence: string]> = {
  'empty.csv': ['', 'CSV: column x_m is missing'],
  'short.csv': ['x_m,y_m\n1,2\n', 'CSV: column z_m is missing'],
  'word.csv': [`${head}1,2,3,4,5,6\n1,2,far,4,5,6\n`, 'CSV line 3, z_m: "far" is not a number'],
  'nan.csv': [`${head}1,2,nan,4,5,6\n`, 'CSV line 2, z_m: "nan" is not a number'],
  'cut.csv': [`${head}1,2,3\n`, 'CSV line 2, doppler_mps: "" is not a number'],
  'text.npy': ['no matrix at all', 'NPY: signature is missing'],
  'cut.bin': [new Uint8Array(17), 'lidar: is not a whole number of points'],
  'text.png': ['no picture', 'PNG: signature is missing'],
  'head.png': [png.subarray(0, 8), 'PNG: header is missing'],
  'cut.png': [png.subarray(0, 4000), 'PNG: ends early'],
}

async function refused(name: string, given: Uint8Array | string): Promise<string | undefined> {
  const bytes = typeof given === 'string' ? new TextEncoder().encode(given) : given
  try {
    if (extname(name) === '.csv') readRadarPoints(new TextDecoder().decode(bytes))
    if (extname(name) === '.npy') readRangeDoppler(bytes)
    if (extname(name) === '.bin') readLidar(bytes)
    if (extname(name) === '.png') await readGreyPng(bytes)
  } catch (problem) {
    if (problem instanceof FormatError) return problem.message
    throw problem
  }
  return undefined
}

test.each(Object.entries(files))('TypeScript says what is wrong with %s', async (name, [bytes, sentence]) => {
  expect(await refused(name, bytes)).toBe(sentence)
})

const python = ['/usr/bin/python3', 'python3'].find(
  (program) => spawnSync(program, ['-c', 'import numpy']).status === 0,
)

test.skipIf(!python)('Python says the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'orca-faulty-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, [bytes]] of Object.entries(files)) writeFileSync(join(folder, name), bytes)
  const { stdout, stderr } = spawnSync(
    python ?? 'python3',
    ['devkit/python/checks/faulty_files.py', 'devkit/python', folder],
    { encoding: 'utf8', env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } },
  )
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual(Object.fromEntries(Object.entries(files).map(([name, [, said]]) => [name, said])))
})
