/** How much of a file's pieces is put together: none, what touches, or what lies beyond a bridge too. */
export const reaches = ['apart', 'touching', 'near'] as const
export type Reach = (typeof reaches)[number]
