import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, for they wait: begun late, one of them runs alone while the other processor rests. */
const longest = ['recipients', 'mail-system', 'widget-bridge', 'page-flood', 'chat-operators', 'upstream']

const place = ({ moduleId }: TestSpecification) => {
  const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return at === -1 ? longest.length : at
}

/** Without a run before it Vitest goes by the size of files, which says little of tests that wait. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}
