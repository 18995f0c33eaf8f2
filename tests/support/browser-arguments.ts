/** How Chromium is started where nothing else is asked of it. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // No process is made ahead for a next page: most tests have none, and it costs a third of a page's processor time.
  '--renderer-process-limit=1',
  // No page of a test lives long enough to earn back what its programs cost to be optimised: a fifteenth of the time.
  '--js-flags=--no-turbofan',
  // Pages are laid out, and nothing of them is painted: tests that look at what is drawn take `drawnByProcessor`.
  '--force-gpu-mem-available-mb=0',
]
