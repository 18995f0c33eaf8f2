import { answerLinkApi } from '#lib/api/answer-link/api'
import { widgetApi } from '#lib/api/chat/api'
import { listDataFiles, sendDataFile } from '#lib/api/data-requests/files-handler'
import { handleStatus, showReceived } from '#lib/api/data-requests/status-handler'
import { live, ready } from '#lib/api/health'
import { chooseLanguage } from '#lib/api/language'
import { handleForm } from '#lib/api/leads/form-handler'
import { handleOfficialForm } from '#lib/api/leads/official-handler'
import { exposeMetrics } from '#lib/api/metrics'
import { answerSeason } from '#lib/api/season'
import { makeShortLink } from '#lib/api/short-links/make-handler'
import { openShortLink, removeShortLink } from '#lib/api/short-links/open-handler'
import { errorResponse } from '#lib/http/answer'
import { ApiError } from '#lib/protocol/api-errors'

type Handler = (request: Request, parameter: string) => Response | Promise<Response>

/** Every interface below `/api/` but the widget's own; `*` stands for one part of the address. */
const interfaces: Readonly<Record<string, Readonly<Record<string, Handler>>>> = {
  'answer-link/*': { POST: answerLinkApi },
  'contact/official': { POST: handleOfficialForm },
  'data-files/*': { GET: sendDataFile },
  'data-requests/files': { GET: listDataFiles },
  'data-requests/received': { GET: showReceived },
  'data-requests/status': { POST: handleStatus },
  'forms/*': { POST: handleForm },
  'health/live': { GET: live },
  'health/ready': { GET: ready },
  'language/*': { GET: chooseLanguage },
  metrics: { GET: exposeMetrics },
  'short-links': { POST: makeShortLink },
  'short-links/delete': { POST: removeShortLink },
  'season/*': { GET: answerSeason },
}

/** The interfaces whose addresses people see, below `/` and not `/api/`. */
const shortInterfaces: typeof interfaces = { 's/*': { GET: openShortLink } }

const base = '/api/'
const widgetBase = ['widget', 'v1']

function find(parts: readonly string[], table: typeof interfaces) {
  const [last = ''] = parts.slice(-1)
  const whole = parts.join('/')
  const name = Object.hasOwn(table, whole) ? whole : [...parts.slice(0, -1), '*'].join('/')
  return { methods: Object.hasOwn(table, name) ? table[name] : undefined, parameter: last }
}

/** The parts of a path, decoded; nothing when they cannot be. */
function partsOf(path: string): string[] | undefined {
  try {
    return path.replace(/\/$/, '').split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** Answers `/api/…` and `/s/…`; unknown ones get the interfaces' 404 for any method. */
export async function answerInterface(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const isShort = !pathname.startsWith(base)
  const parts = partsOf(pathname.slice(isShort ? 1 : base.length))
  if (!parts) return errorResponse(new ApiError('not_found'))
  if (!isShort && widgetBase.every((part, index) => parts[index] === part))
    return widgetApi(request, parts.slice(widgetBase.length))
  const { methods, parameter } = find(parts, isShort ? shortInterfaces : interfaces)
  if (!methods) return errorResponse(new ApiError('not_found'))
  const { method } = request
  const wanted = method === 'HEAD' && methods.GET ? 'GET' : method
  const handler = Object.hasOwn(methods, wanted) ? methods[wanted] : undefined
  if (handler) return handler(request, parameter)
  const allow = Object.keys(methods).flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]))
  const refused = errorResponse(new ApiError('wrong_method'))
  refused.headers.set('Allow', allow.join(', '))
  return refused
}
