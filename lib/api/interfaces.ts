import { answerLinkApi } from '#lib/api/answer-link/api'
import { widgetApi } from '#lib/api/chat/api'
import { listDataFiles, sendDataFile } from '#lib/api/data-requests/files-handler'
import { handleStatus, showReceived } from '#lib/api/data-requests/status-handler'
import { live, ready } from '#lib/api/health'
import { chooseLanguage } from '#lib/api/language'
import { handleForm } from '#lib/api/leads/form-handler'
import { handleOfficialForm } from '#lib/api/leads/official-handler'
import { exposeMetrics } from '#lib/api/metrics'
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
}

const base = '/api/'
const widgetBase = ['widget', 'v1']

function find(parts: readonly string[]) {
  const [last = ''] = parts.slice(-1)
  const whole = parts.join('/')
  const name = Object.hasOwn(interfaces, whole) ? whole : [...parts.slice(0, -1), '*'].join('/')
  return { methods: Object.hasOwn(interfaces, name) ? interfaces[name] : undefined, parameter: last }
}

/** The parts of the path behind `/api/`, decoded; nothing when they cannot be. */
function partsOf(request: Request): string[] | undefined {
  const { pathname } = new URL(request.url)
  try {
    return pathname.slice(base.length).replace(/\/$/, '').split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** Answers `/api/…`: one that does not exist says so in the language of interfaces, whatever the method. */
export async function answerInterface(request: Request): Promise<Response> {
  const parts = partsOf(request)
  if (!parts) return errorResponse(new ApiError('not_found'))
  if (widgetBase.every((part, index) => parts[index] === part))
    return widgetApi(request, parts.slice(widgetBase.length))
  const { methods, parameter } = find(parts)
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
