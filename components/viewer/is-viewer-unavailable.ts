/** True where a boat cannot be turned at all, or the visitor has asked to be spared bytes or motion. */
export function isViewerUnavailable(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  const saving = connection instanceof Object && 'saveData' in connection && connection.saveData === true
  const asked = matchMedia('(prefers-reduced-data: reduce), (prefers-reduced-motion: reduce)').matches
  return saving || asked || !('WebGL2RenderingContext' in window)
}
