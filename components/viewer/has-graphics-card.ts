const processor = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Whether WebGL runs on the processor, by the renderer's name: some browsers ignore `failIfMajorPerformanceCaveat`. */
export function isDrawnBySoftware(context: WebGL2RenderingContext): boolean {
  const names = context.getExtension('WEBGL_debug_renderer_info')
  return processor.test(String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER)))
}

/** False where the processor would draw: asked for, the boat is worth waiting for; unasked it would hold the page up for seconds. */
export function hasGraphicsCard(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (!context) return false
  const drawn = isDrawnBySoftware(context)
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return !drawn
}
