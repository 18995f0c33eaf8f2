/**
 * Playwright writes a stack down at each call and each wait, and copies every frame of it to map it back to its source: a sixth
 * of what a worker works. Only files that it compiled itself, which are those outside `node_modules`, need that; of the other
 * frames stay those that are read: where an error was made, and through which call a test's own code got there.
 */
export function mapOwnFramesOnly(): void {
  const map = Error.prepareStackTrace
  if (!map) throw new Error('Playwright maps stacks by another way.')
  Error.prepareStackTrace = (error, sites) => {
    const isOwn = sites.map((site) => !/node_modules|^node:/.test(site.getFileName() ?? ''))
    const lines = sites.map((site, index) => {
      if (isOwn[index]) return String(map({ name: '', message: '' }, [site])).replace(/^.*/, '')
      return index === 0 || isOwn[index + 1] ? `\n    at ${site}` : ''
    })
    return `${error.name || 'Error'}: ${error.message || ''}${lines.join('')}`
  }
}
