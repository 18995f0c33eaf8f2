/** Pages answered in one turn of the event loop while an enquiry is in hand: about half a millisecond. */
const pagesInTurn = 8

/**
 * Keeps the event loop's turns short while something more important is in hand. An enquiry needs several of them (its
 * connection, its body, the store's word that it is kept), and with two hundred readers each would answer two hundred pages
 * first.
 * @param isBusy whether something more important is in hand
 * @returns a function that answers a page at once, or in its turn
 */
export function pageTurns(isBusy: () => boolean): (answer: () => void) => void {
  const waiting: (() => void)[] = []

  function turn(): void {
    for (const answer of waiting.splice(0, isBusy() ? pagesInTurn : waiting.length)) answer()
    if (waiting.length > 0) setImmediate(turn)
  }

  return (answer) => {
    // Whoever came earlier is answered earlier.
    if (waiting.length === 0 && !isBusy()) {
      answer()
      return
    }
    waiting.push(answer)
    if (waiting.length === 1) setImmediate(turn)
  }
}
