import { fileAnswer } from '#lib/api/data-requests/file-answer'
import { environment } from '#lib/config/environment'
import { countDownload } from '#lib/data-requests/downloads'
import { requestOfLink } from '#lib/data-requests/links'
import { filesPage, refusedFile } from '#lib/data-requests/pages/files-page'
import { datasetStorage } from '#lib/data-requests/storage/dataset-storage'
import { listFiles } from '#lib/data-requests/storage/storage'
import { runHandler } from '#lib/http/answer'
import { readersLanguage } from '#lib/i18n/accept-language'
import { log } from '#lib/runtime/log'
import { store } from '#lib/store/process-store'
import { withTimeout } from '#lib/store/with-timeout'

/** The approved request whose link this is, and where its files lie. */
async function linked(request: Request) {
  const engine = await withTimeout(store())
  const query = new URL(request.url).searchParams
  const found = await withTimeout(requestOfLink(engine, query, Date.now()))
  const storage = datasetStorage(environment())
  return found && storage ? { engine, found, storage, query: query.toString() } : undefined
}

/** `GET /api/data-requests/files?request=…&until=…&proof=…`: the files of an approved request. */
export function listDataFiles(request: Request): Promise<Response> {
  return runHandler('data-files', async () => {
    const link = await linked(request)
    if (!link) return refusedFile(readersLanguage(request), 'ended')
    return filesPage(link.found, await listFiles(link.storage, link.found.dataset), link.query)
  })
}

/** Whether a range request begins a download, or resumes it after a lost connection. */
const isPart = ({ headers }: Request) => !/^(bytes=0-.*)?$/.test(headers.get('range') ?? '')

/** `GET /api/data-files/<name>?request=…`: one of these files, whole or in part. */
export function sendDataFile(request: Request, name: string): Promise<Response> {
  return runHandler('data-file', async () => {
    const link = await linked(request)
    if (!link) return refusedFile(readersLanguage(request), 'ended')
    const { engine, found, storage } = link
    const file = (await storage.offered(found.dataset)).find((offered) => offered.name === name)
    const opened = file && (await storage.open(found.dataset, file))
    if (!file || !opened) return refusedFile(found.language, 'missing')
    if (request.method !== 'HEAD') {
      const count = { id: found.id, file: name, isPart: isPart(request), now: Date.now() }
      if (!(await countDownload(engine, count))) return refusedFile(found.language, 'tooOften')
      log('info', 'dataset.download', { request: found.id, file: name })
    }
    return fileAnswer({ request, id: found.id, language: found.language, file, opened })
  })
}
