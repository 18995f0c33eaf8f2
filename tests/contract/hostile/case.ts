/** One thing a hostile or broken client sends, and the answer it must get. */
export interface HostileCase {
  name: string
  /** Default: the contact form's address. */
  path?: string
  method?: string
  /** Added to those of a well-behaved client; undefined leaves one out. */
  headers?: Record<string, string | undefined>
  body: string | Uint8Array<ArrayBuffer>
  status: number
  /** The refused fields, when the answer must name them. */
  fields?: Record<string, string>
}
