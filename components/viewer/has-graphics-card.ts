const drawnByProcessor = /swiftshader|llvmpipe|softpipe|software|basic render/i

/**
 * False where the pictures would be drawn by the processor: asked for, the boat is worth waiting for; unasked it would
 * hold the page up for seconds. Not every browser heeds `failIfMajorPerformanceCaveat`, so the renderer is asked its name.
 */
export function hasGraphicsCard(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (!context) return false
  const names = context.getExtension('WEBGL_debug_renderer_info')
  const renderer = String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER))
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return !drawnByProcessor.test(renderer)
}
