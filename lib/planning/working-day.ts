/** Hours that a boat works in a day's hours, full at first: until it is empty, it charges, and goes on. */
export function workingHours(hours: number, enduranceH: number, chargeH: number): number {
  const cycle = enduranceH + chargeH
  const whole = Math.floor(hours / cycle)
  return whole * enduranceH + Math.min(enduranceH, hours - whole * cycle)
}
