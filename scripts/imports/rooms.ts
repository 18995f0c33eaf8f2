/** Where a room's files may run; `pure` is everywhere: build, server, browser and tests. */
export type Side = 'pure' | 'build' | 'server' | 'browser'

export interface Room {
  side: Side
  /** What the room is about, in one line; docs/architecture.md prints it. */
  holds: string
  /** Rooms whose code it may run. Types may come from anywhere; those of a pure room from pure rooms. */
  imports: readonly string[]
}

/**
 * The rooms of `lib` and which of them may use which at run time. `npm run imports` holds every import to this table
 * and draws it. A new arrow is a decision: add it here, with the reason in the commit.
 */
export const rooms: Readonly<Record<string, Room>> = {
  protocol: {
    side: 'pure',
    holds: 'what browser, widget and server tell each other: error codes, field codes, types',
    imports: [],
  },
  markup: { side: 'pure', holds: 'text as HTML, XML and CSV write it', imports: [] },
  'coverage-planning': { side: 'pure', holds: 'paths that cover a water, simulated fleets', imports: [] },
  i18n: { side: 'pure', holds: 'languages, which one a request is answered in, messages', imports: [] },
  content: {
    side: 'pure',
    holds: 'boats, datasets, company, places, documents: figures with their source',
    imports: ['i18n'],
  },
  'operation-console': {
    side: 'pure',
    holds: 'the demonstration of an operation console: boats, alarms, takeover, the day',
    imports: ['coverage-planning', 'water-drawing'],
  },
  'water-files': {
    side: 'pure',
    holds: 'waters read from map files',
    imports: ['coverage-planning', 'markup', 'water-address'],
  },
  'water-address': { side: 'pure', holds: 'a drawn water as a word for an address', imports: ['coverage-planning'] },
  'tool-address': {
    side: 'pure',
    holds: 'what was typed in the tools, carried from one to the next, to the quote and to a lead',
    imports: ['forms', 'water-address'],
  },
  'water-drawing': {
    side: 'pure',
    holds: 'drawing a water on a board',
    imports: ['coverage-planning', 'water-address'],
  },
  'water-scene': {
    side: 'pure',
    holds: 'a water in three dimensions: plants, litter, dock, boats at a moment',
    imports: ['coverage-planning'],
  },
  'fleet-advice': { side: 'pure', holds: 'which boats a water needs', imports: ['content', 'coverage-planning'] },
  planning: {
    side: 'pure',
    holds:
      'a year of cleaning, a day and a year of tour boats: boats, hours, people, amounts, costs (docs/planning.md)',
    imports: ['content', 'coverage-planning', 'fleet-advice', 'i18n'],
  },
  routes: {
    side: 'pure',
    holds: 'the table of addresses, links, menu, guards',
    imports: ['content', 'i18n'],
  },
  forms: {
    side: 'pure',
    holds: 'the fields of every form, once: schema, limits, choices',
    imports: ['content', 'i18n', 'protocol'],
  },
  leaflets: { side: 'build', holds: 'brochures and data sheets of the boats', imports: ['content', 'i18n'] },
  entries: {
    side: 'build',
    holds: 'news, cases, openings and questions read from `content/`',
    imports: ['config', 'content', 'i18n', 'routes'],
  },
  seo: {
    side: 'build',
    holds: 'metadata, cards, structured data, feed, sitemap',
    imports: ['config', 'content', 'entries', 'i18n', 'markup', 'routes'],
  },
  config: { side: 'server', holds: 'settings, parsed once', imports: [] },
  runtime: { side: 'server', holds: 'log, counters, closing down: what every server room leans on', imports: [] },
  store: {
    side: 'server',
    holds: 'SQLite and PostgreSQL behind one engine, migrations',
    imports: ['config', 'runtime'],
  },
  http: {
    side: 'server',
    holds: 'one request: handler, body, origin, address, headers, policy',
    imports: ['protocol', 'runtime'],
  },
  outbound: {
    side: 'server',
    holds: 'calls to other machines: HTTP, SMTP, circuit breaker, public addresses',
    imports: ['runtime'],
  },
  queue: {
    side: 'server',
    holds: 'jobs in the store: claimed by a lease, tried again by a schedule, until one is done or given up',
    imports: ['outbound', 'store'],
  },
  country: { side: 'server', holds: 'the country of an address', imports: ['i18n', 'runtime'] },
  middleware: {
    side: 'server',
    holds: 'what an address is answered with: language, guards, page of the build, headers',
    imports: ['config', 'country', 'http', 'i18n', 'routes'],
  },
  'rate-limit': { side: 'server', holds: 'who may send how often', imports: ['http', 'protocol', 'store'] },
  leads: {
    side: 'server',
    holds: 'a lead: save, find, erase, retention, pages without script',
    imports: [
      'config',
      'content',
      'forms',
      'i18n',
      'markup',
      'protocol',
      'queue',
      'rate-limit',
      'routes',
      'runtime',
      'store',
      'tool-address',
      'water-address',
      'water-drawing',
    ],
  },
  'data-requests': {
    side: 'server',
    holds: 'requests for the datasets: decisions, letters, signed links, storage, status page',
    imports: ['config', 'http', 'i18n', 'leads', 'markup', 'protocol', 'queue', 'routes', 'seo', 'store'],
  },
  delivery: {
    side: 'server',
    holds: 'where leads go: sinks, alerts',
    imports: ['data-requests', 'i18n', 'leads', 'markup', 'outbound', 'queue', 'runtime', 'store'],
  },
  assistant: {
    side: 'server',
    holds: 'what is said to a question, from entries, boats and samples, in a thread of its own',
    imports: ['config', 'content', 'entries', 'fleet-advice', 'forms', 'i18n', 'leads', 'routes', 'runtime', 'seo'],
  },
  chat: {
    side: 'server',
    holds: 'conversations, bridges to people, the gateway to a language model',
    imports: [
      'assistant',
      'config',
      'content',
      'delivery',
      'entries',
      'fleet-advice',
      'forms',
      'http',
      'i18n',
      'leads',
      'markup',
      'outbound',
      'protocol',
      'queue',
      'rate-limit',
      'routes',
      'runtime',
      'seo',
      'store',
    ],
  },
  'short-links': {
    side: 'server',
    holds: 'addresses of tools kept under short ones: add, find, delete, retention, their pages',
    imports: ['i18n', 'leads', 'markup', 'routes', 'store'],
  },
  people: {
    side: 'server',
    holds: 'everything of one person: find it, hand it over, erase it, erase it again after a restore',
    imports: ['chat', 'i18n', 'leads', 'runtime', 'store'],
  },
  server: {
    side: 'server',
    holds: 'the process: what runs by itself is put together here (`background.ts`), health, metrics, stopping',
    imports: [
      'chat',
      'config',
      'delivery',
      'http',
      'leads',
      'middleware',
      'outbound',
      'routes',
      'runtime',
      'short-links',
      'store',
    ],
  },
  api: {
    side: 'server',
    holds: 'one handler for each interface below `/api`',
    imports: [
      'assistant',
      'chat',
      'config',
      'content',
      'data-requests',
      'delivery',
      'forms',
      'http',
      'i18n',
      'leads',
      'markup',
      'middleware',
      'outbound',
      'planning',
      'protocol',
      'rate-limit',
      'routes',
      'runtime',
      'server',
      'short-links',
      'store',
      'tool-address',
    ],
  },
  static: {
    side: 'server',
    holds: 'files of the build in every form they are sent in, and the sending',
    imports: [],
  },
  'http-server': {
    side: 'server',
    holds: 'the listening process: each request to the build, an interface or the framework',
    imports: [
      'api',
      'chat',
      'config',
      'http',
      'i18n',
      'middleware',
      'protocol',
      'routes',
      'runtime',
      'server',
      'static',
      'store',
    ],
  },
  photographs: {
    side: 'browser',
    holds: 'a photograph drawn anew before it is sent: smaller, without its facts',
    imports: [],
  },
  browser: {
    side: 'browser',
    holds: 'navigation, progress bar, header, sending a form, sliders',
    imports: ['protocol'],
  },
}

/** The folders around `lib` and what each may run. */
export const outside: Readonly<Record<string, { holds: string; imports: readonly string[] }>> = {
  app: {
    holds: 'addresses: a page is its sections in reading order',
    imports: ['components', 'lib', 'messages', 'styles'],
  },
  devkit: { holds: 'readers of the datasets for others to install, in TypeScript and Python', imports: [] },
  components: { holds: 'sections, forms, the shell', imports: ['devkit', 'lib', 'messages', 'styles'] },
  widget: { holds: 'the customer-service widget, a program of its own', imports: ['lib/photographs', 'lib/protocol'] },
  scripts: {
    holds: 'commands of this repository',
    imports: ['app', 'components', 'devkit', 'lib', 'messages', 'widget'],
  },
  tests: {
    holds: 'promises to a visitor, through the public face',
    imports: ['app', 'components', 'devkit', 'lib', 'messages', 'scripts', 'widget'],
  },
}
