import { boatIndex, definedBoats } from './boats.ts'
import { messageIndex } from './messages.ts'

/** The files that list what a folder holds, by their path, so that nobody writes such a list by hand. */
export async function indexFiles(): Promise<Record<string, string>> {
  const boats = await definedBoats()
  return { ...boatIndex(boats), ...messageIndex(boats.map(({ slug }) => slug)) }
}
