/** Where a room's files may run; `pure` is everywhere: build, server, browser and tests. */
export type Side = 'pure' | 'build' | 'server' | 'browser'

export interface Room {
  side: Side
  /** What the room is about, in one line; docs/architecture.md prints it. */
  holds: string
  /** Rooms whose code it may run. Types may come from anywhere; those of a pure room from pure rooms. */
  imports: readonly string[]
}

/** The rooms it may run code of are given as words: a list of twenty names is read more easily in two lines than in twenty. */
const room = (side: Side, holds: string, imports = ''): Room => ({
  side,
  holds,
  imports: imports.split(' ').filter(Boolean),
})

/** The rooms of `lib` and the rooms each may use at run time. `npm run imports` checks every import against this table. */
export const rooms: Readonly<Record<string, Room>> = {
  protocol: room('pure', 'what browser, widget and server tell each other: error codes, field codes, types'),
  markup: room('pure', 'text as HTML, XML and CSV write it'),
  'coverage-planning': room('pure', 'paths that cover a water, simulated fleets'),
  i18n: room('pure', 'languages, which one a request is answered in, messages'),
  content: room('pure', 'boats, datasets, company, places, documents: figures with their source', 'i18n'),
  'operation-console': room(
    'pure',
    'the demonstration of an operation console: boats, alarms, takeover, the day',
    'coverage-planning markup water-drawing',
  ),
  'water-files': room('pure', 'waters read from map files', 'coverage-planning markup water-address'),
  'water-address': room('pure', 'a drawn water as a word for an address', 'coverage-planning'),
  'tool-address': room(
    'pure',
    'what was typed in the tools, carried from one to the next, to the quote and to a lead',
    'forms water-address',
  ),
  'water-drawing': room('pure', 'drawing a water on a board', 'coverage-planning markup water-address'),
  'water-scene': room(
    'pure',
    'a water in three dimensions: plants, litter, dock, boats at a moment',
    'coverage-planning',
  ),
  'fleet-advice': room('pure', 'which boats a water needs', 'content coverage-planning'),
  planning: room(
    'pure',
    'a year of cleaning, a day and a year of tour boats: boats, hours, people, amounts, costs (docs/planning.md)',
    'content coverage-planning fleet-advice i18n',
  ),
  routes: room('pure', 'the table of addresses, links, menu, guards', 'content i18n'),
  forms: room('pure', 'the fields of every form, once: schema, limits, choices', 'content i18n protocol'),
  leaflets: room('build', 'brochures and data sheets of the boats', 'content i18n'),
  entries: room('build', 'news, cases, openings and questions read from `content/`', 'config content i18n routes'),
  seo: room('build', 'metadata, cards, structured data, feed, sitemap', 'config content entries i18n markup routes'),
  config: room('server', 'settings, parsed once'),
  runtime: room('server', 'log, counters, closing down: what every server room leans on'),
  store: room('server', 'SQLite and PostgreSQL behind one engine, migrations', 'config runtime'),
  http: room('server', 'one request: handler, body, origin, address, headers, policy', 'protocol runtime'),
  outbound: room('server', 'calls to other machines: HTTP, SMTP, circuit breaker, public addresses', 'config runtime'),
  queue: room(
    'server',
    'jobs in the store: claimed by a lease, tried again by a schedule, until one is done or given up',
    'config outbound store',
  ),
  country: room('server', 'the country of an address', 'i18n runtime'),
  middleware: room(
    'server',
    'what an address is answered with: language, guards, page of the build, headers',
    'config country http i18n routes',
  ),
  'rate-limit': room('server', 'who may send how often', 'http protocol store'),
  leads: room(
    'server',
    'a lead: save, find, erase, retention, pages without script',
    'config content forms i18n markup protocol queue rate-limit routes runtime store tool-address water-address water-drawing',
  ),
  'data-requests': room(
    'server',
    'requests for the datasets: decisions, letters, signed links, storage, status page',
    'config http i18n leads markup protocol queue routes seo store',
  ),
  delivery: room(
    'server',
    'where leads go: sinks, alerts',
    'config data-requests i18n leads markup outbound queue runtime store',
  ),
  assistant: room(
    'server',
    'what is said to a question, from entries, boats and samples, in a thread of its own',
    'config content entries fleet-advice forms i18n leads routes runtime seo',
  ),
  chat: room(
    'server',
    'conversations, bridges to people, the gateway to a language model',
    'assistant config content delivery entries fleet-advice forms http i18n leads markup outbound protocol queue rate-limit routes runtime seo store',
  ),
  'short-links': room(
    'server',
    'addresses of tools kept under short ones: add, find, delete, retention, their pages',
    'i18n leads markup routes store',
  ),
  people: room(
    'server',
    'everything of one person: find it, hand it over, erase it, erase it again after a restore',
    'chat i18n leads protocol runtime store',
  ),
  server: room(
    'server',
    'the process: what runs by itself is put together here (`background.ts`), health, metrics, stopping',
    'chat config delivery http leads middleware outbound routes runtime short-links store',
  ),
  api: room(
    'server',
    'one handler for each interface below `/api`',
    'assistant chat config content data-requests delivery forms http i18n leads markup middleware outbound planning protocol rate-limit routes runtime server short-links store tool-address',
  ),
  static: room('server', 'files of the build in every form they are sent in, and the sending'),
  'http-server': room(
    'server',
    'the listening process: each request to the build, an interface or the framework',
    'api chat config http i18n markup middleware protocol routes runtime server static store',
  ),
  photographs: room('browser', 'a photograph drawn anew before it is sent: smaller, without its facts'),
  browser: room('browser', 'navigation, progress bar, header, sending a form, sliders', 'protocol'),
}

/** The folders around `lib` and what each may run. */
export const outside: Readonly<Record<string, { holds: string; imports: readonly string[] }>> = {
  app: {
    holds: 'addresses: a page is its sections in reading order',
    imports: ['components', 'lib', 'messages', 'styles'],
  },
  devkit: { holds: 'readers of the datasets for others to install, in TypeScript and Python', imports: [] },
  components: { holds: 'sections, forms, the shell', imports: ['devkit', 'lib', 'messages', 'styles'] },
  widget: {
    holds: 'the customer-service widget, a program of its own',
    imports: ['lib/photographs', 'lib/protocol', 'messages'],
  },
  scripts: {
    holds: 'commands of this repository',
    imports: ['app', 'components', 'devkit', 'lib', 'messages', 'widget'],
  },
  tests: {
    holds: 'promises to a visitor, through the public face',
    imports: ['app', 'components', 'devkit', 'lib', 'messages', 'scripts', 'widget'],
  },
}
