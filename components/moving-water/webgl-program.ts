import { wholeTarget } from '#components/moving-water/water-shaders.ts'

/**
 * A program that draws over its whole target.
 * @throws Error if the fragment shader does not compile or the context is lost
 */
export function program(gl: WebGL2RenderingContext, fragment: string): WebGLProgram {
  const made = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, wholeTarget],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('the context is lost')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(made, shader)
  }
  gl.linkProgram(made)
  if (!gl.getProgramParameter(made, gl.LINK_STATUS) && !gl.isContextLost())
    throw new Error(`the water's shader: ${gl.getProgramInfoLog(made)}`)
  return made
}
