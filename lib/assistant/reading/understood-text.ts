/** So many characters of a text are understood: longer ones tell a story, and each step of the work grows with them. */
const mostUnderstood = 500

/** The beginning of a text as the assistant reads it, in the spacing of print: the rest is kept with the message. */
export function understoodText(text: string): string {
  // A character takes at most two units: cut first, so that a long text is never walked through.
  const beginning = text
    .slice(0, 4 * mostUnderstood)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
  return [...beginning].slice(0, mostUnderstood).join('')
}
