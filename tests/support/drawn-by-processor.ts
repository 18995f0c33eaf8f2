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

/**
 * A frame each `everyMs`, from the page's next document on, while a picture is drawn: sixty a second are drawn by the
 * processor for nothing.
 */
export async function drawFewFrames(page: Page, everyMs = 200): Promise<void> {
  await page.addInitScript((wait) => {
    const [ask, callOff] = [requestAnimationFrame, cancelAnimationFrame]
    // Numbers of its own are below zero.
    window.requestAnimationFrame = (draw) =>
      document.querySelector('canvas:not([hidden])')
        ? -Number(setTimeout(() => draw(performance.now()), wait))
        : ask(draw)
    window.cancelAnimationFrame = (frame) => (frame < 0 ? clearTimeout(-frame) : callOff(frame))
  }, everyMs)
}
