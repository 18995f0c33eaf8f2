'use client'

/** Delays layout changes until no pointer is down: a problem shown on blur would move the button that is being pressed. */
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
