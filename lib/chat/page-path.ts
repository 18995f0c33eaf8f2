const longest = 100

/** A page that a host told of, without what may stand behind its path; empty for none. */
export const pagePath = (page: unknown) =>
  typeof page === 'string' ? page.replace(/[?#].*$/s, '').slice(0, longest) : ''
