/** Waits for the frame that shows what the visitor did, and lets it be painted. */
export function afterNextFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
