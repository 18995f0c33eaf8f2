import packageJson from '../package.json' with { type: 'json' }

/** What esbuild calls the browsers that `browserslist` names; Edge is Chrome there, an iPhone's browser is `ios`. */
const engines: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
}

/** The oldest browsers (`browserslist` in package.json) as esbuild's targets. */
export const browserFloor = packageJson.browserslist.map((line) => {
  const [browser = '', version] = line.split(' >= ')
  const engine = engines[browser]
  if (!engine || !version)
    throw new Error(`browserslist: “${line}” is not “browser >= version” of a browser known here`)
  return engine + version
})
