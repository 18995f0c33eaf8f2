import { builtinModules } from 'node:module'
import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'
import { outside, rooms } from './rooms.ts'

/** A type costs nothing at run time and draws no arrow. */
const atRunTime = { dependencyTypesNot: ['type-only' as const] }
const test = '\\.test(-data)?\\.tsx?$'

function roomRules(): IForbiddenRuleType[] {
  return Object.entries(rooms).map(([room, { imports }]) => ({
    name: `lib/${room} uses only the rooms that scripts/imports/rooms.ts gives it`,
    severity: 'error',
    from: { path: `^lib/${room}/`, pathNot: test },
    to: {
      path: '^(app|components|devkit|lib|scripts|tests|widget)/',
      pathNot: `^lib/(${[room, ...imports].join('|')})/`,
      ...atRunTime,
    },
  }))
}

function outsideRules(): IForbiddenRuleType[] {
  return Object.entries(outside).map(([folder, { imports }]) => ({
    name: `${folder} uses only the folders that scripts/imports/rooms.ts gives it`,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: test },
    to: {
      path: '^(app|components|devkit|lib|scripts|tests|widget|messages|styles)/',
      pathNot: `^(${[folder, ...imports].join('|')})/`,
      ...atRunTime,
    },
  }))
}

/** Rooms that a browser runs must not need Node. */
function pureRule(): IForbiddenRuleType {
  const pure = Object.entries(rooms).filter(([, { side }]) => side === 'pure' || side === 'browser')
  return {
    name: 'what a browser may run needs nothing of Node',
    severity: 'error',
    // An example is a researcher's script, which Node runs.
    from: { path: `^(devkit|lib/(${pure.map(([room]) => room).join('|')}))/`, pathNot: `${test}|/examples/` },
    to: {
      path: `^(node:)?(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`,
      dependencyTypes: ['core'],
    },
  }
}

/** What `npm run imports` forbids, for dependency-cruiser. */
export const cruiseOptions: ICruiseOptions = {
  ruleSet: {
    forbidden: [
      {
        name: 'no file imports itself in a circle',
        severity: 'error',
        from: {},
        to: { circular: true, viaOnly: atRunTime },
      },
      {
        name: 'every import is found',
        severity: 'error',
        from: {},
        to: { couldNotResolve: true, pathNot: '^geojson$' },
      },
      ...roomRules(),
      ...outsideRules(),
      pureRule(),
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
