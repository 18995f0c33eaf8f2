import type { JobEntry } from '#lib/entries/read-entries'

/** What an application says it is for: the post, or the field of work where no post is open. */
export function openingOf({ open, title, team }: JobEntry): string {
  return open ? title : team
}
