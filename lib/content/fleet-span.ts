import { areaOf, type GivenArea } from '#lib/content/area-units'
import type { FigureKey, Quantity } from '#lib/content/boats/types'
import { figuresOf } from '#lib/content/boats/variants'

function bounds(quantity: Quantity): [number, number] {
  return quantity.form === 'range' ? [quantity.from, quantity.to] : [quantity.value, quantity.value]
}

/** The suited area of the whole line, from the smallest boat's least to the largest one's most. */
export function cleaningArea(): GivenArea {
  const small = areaOf(figuresOf('smurf', 'standard'), 'coverArea')
  if (!small) throw new Error('the small cleaning boat has no suited area')
  return {
    ...small,
    mu: { ...small.mu, quantity: cleaningSpan('coverAreaMu') },
    m2: { ...small.m2, quantity: cleaningSpan('coverAreaM2') },
  }
}

/** From the small cleaning boat's least to the large one's most: what the whole line spans in one figure. */
export function cleaningSpan(key: FigureKey): Quantity {
  const small = figuresOf('smurf', 'standard')[key]
  const large = figuresOf('efficiency', 'standard')[key]
  if (!small || !large) throw new Error(`the cleaning boats have no ${key}`)
  return { form: 'range', from: bounds(small.quantity)[0], to: bounds(large.quantity)[1] }
}
