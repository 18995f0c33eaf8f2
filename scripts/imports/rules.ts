import { builtinModules } from 'node:module'
import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'
import { outside, rooms, type Side } from './rooms.ts'

/** A type costs nothing at run time and draws no arrow. */
const atRunTime = { dependencyTypesNot: ['type-only' as const] }
const test = '\\.test\\.tsx?$'

const code = ['app', 'components', 'devkit', 'lib', 'scripts', 'tests', 'widget']

/** Each folder below `base` runs code of itself and of those it names, and of nothing else among `others`. */
function wallRules(
  base: 'lib/' | '',
  folders: Readonly<Record<string, { imports: readonly string[] }>>,
  others: readonly string[],
): IForbiddenRuleType[] {
  return Object.entries(folders).map(([folder, { imports }]) => ({
    name: `${base}${folder} uses only what scripts/imports/rooms.ts gives it`,
    severity: 'error',
    from: { path: `^${base}${folder}/`, pathNot: test },
    to: {
      path: `^(${others.join('|')})/`,
      pathNot: `^${base}(${[folder, ...imports].join('|')})/`,
      ...atRunTime,
    },
  }))
}

/** What runs anywhere or in a browser needs nothing of Node; what runs anywhere has its types, too, from what does. */
function pureRules(): IForbiddenRuleType[] {
  const namesOf = (...sides: Side[]) =>
    Object.entries(rooms).flatMap(([room, { side }]) => (sides.includes(side) ? [room] : []))
  const builtins = builtinModules.filter((name) => !name.startsWith('_'))
  return [
    {
      name: 'what a browser may run needs nothing of Node',
      severity: 'error',
      // An example is a researcher's script, which Node runs.
      from: { path: `^(devkit|lib/(${namesOf('pure', 'browser').join('|')}))/`, pathNot: `${test}|/examples/` },
      to: { path: `^(node:)?(${builtins.join('|')})$`, dependencyTypes: ['core'] },
    },
    {
      name: 'what runs anywhere has its types from rooms that run anywhere',
      severity: 'error',
      from: { path: `^lib/(${namesOf('pure').join('|')})/`, pathNot: test },
      to: { path: `^(app|components|scripts|tests|widget|lib/(${namesOf('build', 'server', 'browser').join('|')}))/` },
    },
  ]
}

/** What `npm run imports` forbids, for dependency-cruiser. */
export const cruiseOptions: ICruiseOptions = {
  ruleSet: {
    forbidden: [
      {
        name: 'no file imports itself in a circle, types included',
        severity: 'error',
        // What is published changes with its version.
        from: { pathNot: '^devkit/' },
        to: { circular: true },
      },
      {
        name: 'every import is found',
        severity: 'error',
        from: {},
        to: { couldNotResolve: true, pathNot: '^geojson$' },
      },
      ...wallRules('lib/', rooms, code),
      ...wallRules('', outside, [...code, 'messages', 'styles']),
      ...pureRules(),
    ],
  },
  validate: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^(\\.next|public|data)/' },
  // TypeScript 7 has no interface that the tool could use; its own parser for the same syntax is swc.
  parser: 'swc',
  tsPreCompilationDeps: true,
}

export const resolveOptions = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'node', 'default'],
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
}
