import { siteOrigin } from '#lib/config/site-origin'
import type { DataRequest } from '#lib/data-requests/data-request'
import { answerTimeText, momentText, requestMessages } from '#lib/data-requests/messages'
import { formatMessage } from '#lib/i18n/format-message'
import { absoluteUrl } from '#lib/seo/absolute-url'

export interface EmailFacts {
  /** Working days within which a request is answered; undefined: nothing is promised. */
  answerDays: number | undefined
  /** The query of the links to the files; undefined where files are not handed out from here. */
  links: string | undefined
}

/**
 * An email to the requester about the state of a request. Of the form it repeats only the dataset's name, since the address may be
 * somebody else's.
 */
export function requesterEmail(
  request: DataRequest,
  { answerDays, links }: EmailFacts,
): { subject: string; text: string } {
  const { id, dataset, language, state, reason, note, receivedAt, linksUntil } = request
  const messages = requestMessages[language].RequesterEmail
  const values = { dataset, id, number: id.slice(-12) }
  const lines = [
    messages.greeting,
    formatMessage(messages[state], values),
    formatMessage(messages.number, values),
    formatMessage(messages.received, { at: momentText(receivedAt, language) }),
    ...(state === 'waiting' && answerDays ? [answerTimeText(answerDays, language)] : []),
    ...(state === 'denied' && reason ? [requestMessages[language].DenialReasons[reason]] : []),
    ...(note ? [note] : []),
    ...(state === 'approved' && links && linksUntil
      ? [
          `${messages.files} ${siteOrigin()}/api/data-requests/files?${links}`,
          formatMessage(messages.until, { at: momentText(linksUntil, language) }),
        ]
      : []),
    formatMessage(messages.status, { address: absoluteUrl('/datasets/request', language) }),
    ...(state === 'waiting' ? [messages.stranger] : []),
    messages.signature,
  ]
  return { subject: formatMessage(messages.subject[state], values), text: lines.join('\n\n') }
}
