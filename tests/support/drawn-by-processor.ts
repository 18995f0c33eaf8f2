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
