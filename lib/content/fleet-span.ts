import type { FigureKey, Quantity } from '#lib/content/boats/types'
import { figuresOf } from '#lib/content/finder'

function bounds(quantity: Quantity): [number, number] {
  return quantity.form === 'range' ? [quantity.from, quantity.to] : [quantity.value, quantity.value]
}

/** From the small cleaning boat's least to the large one's most: what the whole line spans in one figure. */
export function cleaningSpan(key: FigureKey): Quantity {
  const small = figuresOf('smurf', 'standard')[key]
  const large = figuresOf('efficiency', 'standard')[key]
  if (!small || !large) throw new Error(`the cleaning boats have no ${key}`)
  return { form: 'range', from: bounds(small.quantity)[0], to: bounds(large.quantity)[1] }
}
