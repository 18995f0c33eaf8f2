'use client'

/**
 * Runs what would move the page only when no press is under way: leaving a field shows its problem, and a button that
 * the new line pushes down between press and release is never clicked.
 */
export function afterPointerUp(signal: AbortSignal): (act: () => void) => void {
  let isPressed = false
  const waiting: (() => void)[] = []
  const release = () => {
    isPressed = false
    setTimeout(() => {
      for (const act of waiting.splice(0)) act()
    })
  }
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true, signal })
  document.addEventListener('pointerup', release, { capture: true, signal })
  document.addEventListener('pointercancel', release, { capture: true, signal })
  return (act) => {
    if (isPressed) waiting.push(act)
    else act()
  }
}
