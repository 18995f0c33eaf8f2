/** Longest values in characters (READ-4, READ-8, READ-11), shared by inputs' `maxLength` and the server. */
export const limits = {
  official: { field: 120, email: 30, message: 5000 },
  name: 120,
  email: 254,
  phone: 40,
  place: 120,
  company: 200,
  title: 200,
  message: 5000,
  toolResult: 4000,
  /** An address of a tool: an outline of the most corners takes some 20,000 characters. */
  toolAddress: 24_000,
  board: { name: 50, address: 120, extension: 50, content: 1000 },
  file: { bytes: 5 * 1024 * 1024, name: 120 },
} as const
