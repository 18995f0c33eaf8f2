import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userOfToken } from '#lib/chat/user-token'
import { compile } from '../../../widget/build/compile.ts'
import { recipes } from './recipes.ts'

const root = process.cwd()
const printed = recipes('https://orca.example', { version: '1.0.0', integrity: 'sha384-x' })
// Below node_modules, where a host's own imports are found.
const cache = join(root, 'node_modules/.cache')
let folder = ''

beforeAll(() => {
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'recipes-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('recipe “jwt”: its token names the user to our server, for ten minutes', async () => {
  const secret = 'a secret of thirty-two characters'
  const file = join(folder, 'token.mjs')
  writeFileSync(
    file,
    `const user = { id: 'u-7', name: 'Ann Lee', email: 'ann@host.example' }\nprocess.env.ORCA_IDENTITY_SECRET = '${secret}'\n${printed.jwt}\nexport { token }`,
  )
  const { token } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { token: string }
  const now = Date.now()
  expect(await userOfToken(token, secret, now)).toEqual({
    id: 'u-7',
    name: 'Ann Lee',
    email: 'ann@host.example',
  })
  expect(await userOfToken(token, 'another secret of as many letters', now)).toBeUndefined()
  expect(await userOfToken(token, secret, now + 12 * 60_000)).toBeUndefined()
})

test('recipes “types”, “queue” and “react” are right by the types that hosts get', async () => {
  const { files } = await compile(join(root, 'widget'))
  const types = Buffer.from(files.get('orca-chat.d.ts') ?? '').toString()
  const [, code = ''] = printed.types.split(/\n\n(?=import)/)
  const [, imports = '', jsx = ''] = printed.react.split('\n\n')
  const config = {
    compilerOptions: {
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      lib: ['es2023', 'dom'],
      jsx: 'react-jsx',
      types: [],
      allowImportingTsExtensions: true,
      paths: { '@orca/chat/*': [join(root, 'widget/npm/*.ts')] },
    },
    files: ['types.ts', 'mistake.ts', 'queue.ts', 'react.tsx'],
  }
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('tsconfig.json', JSON.stringify(config))
  write('orca-chat.d.ts', types)
  write('types.ts', `${code}\nexport { off }`)
  write('mistake.ts', `${code.replace("'message'", "'massage'")}\nexport { off }`)
  // The stub is script, not TypeScript; what it is called with is.
  write(
    'queue.ts',
    `import type {} from './orca-chat'\n${printed.queue.slice(printed.queue.indexOf('OrcaChat.on'))}\nexport {}`,
  )
  write('react.tsx', `${imports}\nexport const host = ${jsx}`)
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' })
  const errors = stdout.split('\n').filter((line) => line.includes('error TS'))
  // Only the mistake is one.
  expect(errors.filter((line) => !/mistake\.ts\(/.test(line))).toEqual([])
  expect(errors.join()).toContain('massage')
}, 60_000)
