import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, for they wait: begun late, one of them runs alone while the other processor rests. */
const longest = [
  ...['answers', 'coco-scores', 'coverage-path'],
  ...['mail-system', 'page-flood', 'upstream', 'chat-command', 'widget-bridge', 'chat-operators', 'recipients'],
  // Short on the processor, long on the clock: they leave it to others while they wait.
  ...['chat-email', 'plain-http', 'acted-week', 'database-gone', 'chat-letter'],
  // The slowest engine first; how pages look, which is shorter, fills up what is left.
  ...['webkit-acts', 'firefox-acts', 'chromium', 'webkit-looks', 'firefox-looks'],
]

/** They use what the assistant learned: begun beside the first that learns, they would learn the same once more. */
const learned = /\/(?:lib\/(?:assistant|chat\/model)\/.+|buyer-questions|scripts\/chat)\.test\.ts$/

const place = ({ moduleId }: TestSpecification) => {
  const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  if (at !== -1) return at
  return learned.test(moduleId) ? longest.length + 1 : longest.length
}

/** Without a run before it Vitest goes by the size of files, which says little of tests that wait. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}
