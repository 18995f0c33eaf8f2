import { expect, test } from 'vitest'
import { waitUntil } from '../../support/wait-until.ts'
import { laptop, type Open, type Visitor } from '../visit.ts'

const said = (visitor: Visitor) => visitor.run(() => document.querySelector('#explorer output')?.textContent ?? '')

/** It is made live as it comes near, like every part below the first screen. */
const goToExplorer = (visitor: Visitor) => visitor.run(() => document.getElementById('explorer')?.scrollIntoView())

/** What a researcher does with the samples and the tools of the datasets. */
export function datasetJourneys(open: Open) {
  test('a sample tells the depth under the pointer and by keys, and a drive plays in step', async () => {
    const visitor = await open(laptop)
    await visitor.open('/en/datasets/USVInland/Stereo')
    await visitor.start()
    await goToExplorer(visitor)
    await visitor.sees('#explorer output', 'depth')
    await visitor.click('#explorer canvas')
    await waitUntil('it reads where the pointer is', async () => /row 1[56]\d/.test(await said(visitor)))
    const before = await said(visitor)
    await visitor.press('ArrowDown')
    await waitUntil('the arrow key moves the point', async () => (await said(visitor)) !== before)
    await visitor.open('/en/datasets/USVInland/SLAM')
    await visitor.start()
    await goToExplorer(visitor)
    await visitor.sees('#explorer output', 'lidar points')
    await visitor.click('#explorer button', 'Play')
    await waitUntil('the third frame has come', async () =>
      /^Frame [3-9] .* [1-9]\d+ lidar points$/.test(await said(visitor)),
    )
    expect(visitor.faults).toEqual([])
  })
}
