/**
 * Hours that a boat works within the hours of one day, full at their begin: it works until the battery is empty, charges,
 * and goes on. All in hours.
 */
export function workingHours(hours: number, enduranceH: number, chargeH: number): number {
  const cycle = enduranceH + chargeH
  const whole = Math.floor(hours / cycle)
  return whole * enduranceH + Math.min(enduranceH, hours - whole * cycle)
}
