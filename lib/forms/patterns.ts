/** NUL and lone surrogates: neither engine keeps them (READ-12). */
export const unstorable = /[\0\p{Surrogate}]/u

/** Without the control characters that come along with a paste, which nobody sees; half an emoji becomes the sign for it. */
export const storableText = (value: string) => value.replace(/[^\P{Cc}\t\n]/gu, '').replace(/\p{Surrogate}/gu, '\ufffd')

/** Characters as a person counts them: an emoji outside the basic plane is one. */
export function characters(value: string): number {
  let count = 0
  for (const _ of value) count += 1
  return count
}

/** Whether anything of it can be seen: spaces, marks without width and blank letters by themselves say nothing. */
export const isSeen = (value: string) => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(value)
