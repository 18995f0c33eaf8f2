/** What a piece of text adds to a division (a logarithm of how frequent it is), and its row in the encoder's table. */
export interface Piece {
  score: number
  row: number
}

/** Stands for a space, as in SentencePiece. */
const space = '\u2581'
/** Worse than any piece that there is. */
const unknownCost = 100
/** The row of everything that no piece stands for. */
export const unknownRow = 0

/** One way to divide what stands before a place, the best so far. */
interface Division {
  score: number
  from: number
  row: number
}

/** Divides a text into the likeliest pieces (SentencePiece's unigram model, by Viterbi): the rows of the pieces. */
export function piecesOf(text: string, pieces: ReadonlyMap<string, Piece>, longest: number): number[] {
  const plain = text.normalize('NFKC').trim()
  if (plain === '') return []
  const letters = space + plain.replaceAll(/\s+/g, space)
  const best: Division[] = [{ score: 0, from: 0, row: unknownRow }]
  for (let end = 1; end <= letters.length; end += 1) {
    // A letter that no piece has is passed over.
    let chosen: Division = { score: (best[end - 1]?.score ?? 0) - unknownCost, from: end - 1, row: unknownRow }
    for (let from = Math.max(0, end - longest); from < end; from += 1) {
      const piece = pieces.get(letters.slice(from, end))
      const score = (best[from]?.score ?? 0) + (piece?.score ?? 0)
      if (piece && score >= chosen.score) chosen = { score, from, row: piece.row }
    }
    best.push(chosen)
  }
  const rows: number[] = []
  for (let end = letters.length; end > 0; ) {
    const { from, row } = best[end] ?? { from: end - 1, row: unknownRow }
    // Several unknown letters in a row are one unknown piece.
    if (row !== unknownRow || rows.at(-1) !== unknownRow) rows.push(row)
    end = from
  }
  return rows.reverse()
}

/** Whether a word of small letters is frequent enough to be one piece: real words are, misspelt ones are not. */
export const isOnePiece = (word: string, pieces: ReadonlyMap<string, Piece>) => pieces.has(space + word)
