/** How Chromium is started for tests that look at what it draws. */
export const drawingArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // No process is made ahead for a next page: most tests have none, and it costs a third of a page's processor time.
  '--renderer-process-limit=1',
]

/** How it is started where nothing else is asked of it. */
export const browserArguments = [
  ...drawingArguments,
  // Nothing is painted ahead around the window: nobody will look there.
  '--force-gpu-mem-available-mb=4',
]
