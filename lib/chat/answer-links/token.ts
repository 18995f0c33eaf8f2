import { createHash, randomBytes } from 'node:crypto'

/** The right of a link: 256 random bits as base64url, which is how they stand behind the `#` of its address. */
export const newLinkToken = () => randomBytes(32).toString('base64url')

/** What is kept of it: whoever reads the database cannot open a conversation. */
export const linkTokenHash = (token: string) => createHash('sha256').update(token).digest('hex')
