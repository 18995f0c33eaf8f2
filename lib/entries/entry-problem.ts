/** A content file that cannot be published: says which file, which field and what is wrong with it. */
export class EntryProblem extends Error {
  readonly file: string
  readonly field: string

  constructor(file: string, field: string, what: string) {
    super(`${file}: ${field}: ${what}`)
    this.name = 'EntryProblem'
    this.file = file
    this.field = field
  }
}
