// The next page as a visitor with a pointer meets it in Chromium: rendered ahead by speculation rules. The other driver of
// the bench forbids that. A page rendered ahead has a process of its own, which only the whole browser's line can slow.
import { launch } from 'puppeteer-core'

const rest = 1_500

// Without a desk the browser believes that it has no mouse.
const mouse = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/** Milliseconds from the click on a link that the pointer rested on to the first frame of its page. */
export async function prerenderedPage(executablePath, url, link) {
  const browser = await launch({
    executablePath,
    args: [mouse, '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--window-size=1440,900'],
    defaultViewport: null,
  })
  try {
    const page = await browser.newPage()
    await page.evaluateOnNewDocument(() => {
      addEventListener(
        'click',
        ({ timeStamp }) => sessionStorage.setItem('clicked', performance.timeOrigin + timeStamp),
        true,
      )
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.mouse.move(700, 600)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await page.hover(link)
    await new Promise((resolve) => setTimeout(resolve, rest))
    const before = page.url()
    await page.mouse.down()
    await page.mouse.up()
    for (let tries = 0; tries < 200; tries += 1) {
      const arrived = await page.evaluate(arrival).catch(() => undefined)
      if (arrived && arrived.url !== before) return arrived
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('the next page did not come')
  } finally {
    await browser.close()
  }
}

/** In the page: when it was shown, and whether it had been rendered ahead. */
function arrival() {
  const [navigation] = performance.getEntriesByType('navigation')
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (!paint) return undefined
  const ahead = navigation.activationStart
  const shown = Math.max(paint.startTime, ahead)
  const clicked = Number(sessionStorage.getItem('clicked'))
  return { url: location.href, isAhead: ahead > 0, ms: performance.timeOrigin + shown - clicked }
}
