import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface StoredLead {
  id: string
  kind: string
  language: string
  page: string
  consent_how: string
  suspect: string | null
  payload: {
    person: Record<string, string>
    product: string
    boats: string[]
    message: string
    answers: Record<string, unknown>
  }
  files: number
}

/** What the server under test has kept under an email address, read from its own store. */
export function storedLeads(email: string): StoredLead[] {
  const store = new DatabaseSync(join(process.env.E2E_DATA_DIR ?? '', 'orca.db'), { readOnly: true })
  try {
    const rows = store
      .prepare(
        `select id, kind, language, page, consent_how, suspect, payload,
         (select count(*) from attachment where lead_id = lead.id) as files
         from lead where email = ? order by received_at`,
      )
      .all(email.toLowerCase())
    // The columns are the test's own choice; their types are those of lib/store/tables.ts.
    return rows.map((row) => ({ ...row, payload: JSON.parse(String(row.payload)) }) as StoredLead)
  } finally {
    store.close()
  }
}
