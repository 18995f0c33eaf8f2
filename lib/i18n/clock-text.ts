/** Hours and minutes of a duration in seconds, as on a clock: "2:05", "12:30". */
export function clockText(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
