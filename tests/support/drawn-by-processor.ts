import type { Page } from '@playwright/test'

/** For tests of boats and waters in three dimensions, which the processor draws here: `test.use(drawnByProcessor)`. */
export const drawnByProcessor = {
  // A quarter of the pixels: each one is computed.
  deviceScaleFactor: 0.5,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--renderer-process-limit=1',
      '--disable-gpu-compositing', // the page around them needs no card
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
    ],
  },
}

/** Five frames a second, from the page's next document on, while a picture is drawn: sixty are drawn by the processor for nothing. */
export async function drawFewFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const [ask, callOff] = [requestAnimationFrame, cancelAnimationFrame]
    // Numbers of its own are below zero.
    window.requestAnimationFrame = (draw) =>
      document.querySelector('canvas:not([hidden])')
        ? -Number(setTimeout(() => draw(performance.now()), 200))
        : ask(draw)
    window.cancelAnimationFrame = (frame) => (frame < 0 ? clearTimeout(-frame) : callOff(frame))
  })
}
