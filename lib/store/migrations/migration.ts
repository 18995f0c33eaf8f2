/** The only column types whose names differ between the engines. */
export interface ColumnTypes {
  bytes: 'blob' | 'bytea'
}

/** A step forward; there is none back. A published one never changes: its checksum is kept in the database. */
export interface Migration {
  version: number
  statements: (types: ColumnTypes) => readonly string[]
}
