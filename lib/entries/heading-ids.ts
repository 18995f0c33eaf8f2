/** Gives each heading of one text an anchor made of its words; a repeated one gets a number. */
export function headingIds(): (text: string) => string {
  const taken = new Map<string, number>()
  return (text) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu)
    const base = words?.join('-') ?? 'section'
    const times = (taken.get(base) ?? 0) + 1
    taken.set(base, times)
    return times === 1 ? base : `${base}-${times}`
  }
}
