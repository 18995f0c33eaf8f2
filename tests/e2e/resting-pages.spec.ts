import { expect } from '@playwright/test'
import { browserArguments } from '../support/browser-arguments.ts'
import { partsOf } from '../support/pages-in-languages.ts'
import { restingPages, walk } from '../support/resting-pages/walk.ts'
import { test } from '../support/visitor-test.ts'

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    // Words stand where they stand without the pictures, too.
    args: [...browserArguments, '--blink-settings=imagesEnabled=false'],
  },
})

for (const { pages, names } of partsOf(restingPages, (at) => at))
  test(`before anybody acts pages stand as promised, at every width: ${names}`, async ({ page }) => {
    test.slow()
    for (const [promise, broken] of await walk(page, pages)) expect.soft(broken, promise).toEqual([])
  })
