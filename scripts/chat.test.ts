import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { gapLine } from './chat/answers.ts'

const run = (...words: string[]) =>
  spawnSync(process.execPath, ['scripts/chat.ts', ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: '/nowhere' },
  })

test.each([['--help'], []])('whoever asks npm run chat for help, or says nothing, gets it', (...words) => {
  const { status, stdout } = run(...words)
  expect({ status, help: stdout.includes('npm run chat -- gaps') }).toEqual({ status: 0, help: true })
})

test('an option that it does not know is one sentence, and no trace of the program', () => {
  const { status, stderr } = run('gaps', '--wrong')
  expect(status).toBe(1)
  expect(stderr).toContain("Unknown option '--wrong'")
  expect(stderr).not.toContain('    at ')
})

test.each([
  ['chat', ['away', 'on', '2026-10-08']],
  ['leads', ['list', 'quote']],
  ['datasets', ['list', 'open']],
])('a word too many is no word to pass over: npm run %s -- %j', (program, words) => {
  const { status, stderr } = spawnSync(process.execPath, [`scripts/${program}.ts`, ...words], { encoding: 'utf8' })
  expect({ status, said: stderr.split('\n')[0] }).toEqual({ status: 1, said: `${words[0]} … ${words.at(-1)}?` })
})

test('a question that nobody answered reaches the terminal as words, not as a command', () => {
  const line = gapLine({ times: 3, why: 'no answer', text: 'weed\u001b[2J\u202e?', entry: undefined })
  expect(line).toBe('    3  no answer     weed [2J ?')
})
