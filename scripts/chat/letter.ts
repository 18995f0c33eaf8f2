import { chatLetter } from '#lib/chat/letter/chat-letter'
import { letterFigures } from '#lib/chat/letter/letter-figures'
import { letterZone } from '#lib/chat/letter/letter-sink'
import { newestWeek } from '#lib/chat/letter/letter-week'
import { environment } from '#lib/config/environment'
import type { Command } from './call.ts'

/** `letter`: last week's report, as it is mailed. */
export const letter: Command = async ({ engine, language }) => {
  const zone = letterZone(environment())
  const { subject, text } = chatLetter(await letterFigures(engine, newestWeek(Date.now(), zone), zone), [language])
  console.log(`${subject}\n\n${text}`)
}
