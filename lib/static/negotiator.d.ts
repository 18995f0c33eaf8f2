/** Of this package what we use: the published types stand for a version without `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> })
    /** Which of `available` the `Accept-Encoding` header accepts, the best first; `preferred` decides between equals. */
    encodings(available: string[], options: { preferred: string[] }): string[]
  }
}
