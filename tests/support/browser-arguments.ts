/** How the tests' Chromium is started where nothing else is asked of it. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // No process is made ahead for a next page: most tests have none, and it costs a third of a page's processor time.
  '--renderer-process-limit=1',
]
