import type { Message } from '../../lib/protocol/widget-messages.ts'
import { safeAddress } from '../shared/safe-address.ts'

/** A message whose addresses may be followed; one that may not is left out. Its words are words whatever they hold. */
export function cleanMessage(message: Message): Message {
  const { source, picture, audio, ...rest } = message
  const [link, image, sound] = [source?.url, picture?.url, audio].map((url) =>
    url === undefined ? undefined : safeAddress(url, location.href),
  )
  return {
    ...rest,
    ...(source && link ? { source: { ...source, url: link } } : {}),
    ...(picture && image ? { picture: { ...picture, url: image } } : {}),
    ...(sound ? { audio: sound } : {}),
  }
}
