/** Dresses the window and its panels: light, dark, or as the visitor's system is. */
export function showTone(host: HTMLElement, frame: HTMLElement, theme = 'auto'): void {
  const isDark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  host.dataset.tone = frame.style.colorScheme = isDark ? 'dark' : 'light'
}
