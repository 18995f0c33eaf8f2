import { hash, randomBytes } from 'node:crypto'

/** A visitor's right, or a link's: 256 random bits as base64url, as they stand in an address. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The stored hash of a token: a reader of the database can neither act as a visitor nor open a conversation. */
export const tokenHash = (token: string) => hash('sha256', token, 'hex')
