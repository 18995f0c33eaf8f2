import { mostRings, sceneShader, tileShader, wavesInTile, wholeTarget } from '#components/moving-water/water-shaders.ts'
import { type TileWave, wavesOfTile } from '#components/moving-water/wave-tile.ts'
import type { MovingWaterScene } from '#lib/content/moving-waters'

/** What a scene is drawn from: the still, what its flat water mirrors, and where water, foam, wake and boats are. */
export interface Plates {
  still: TexImageSource
  mirror: TexImageSource
  mask: TexImageSource
}

/** A ring on the water: where it began (metres) and when (seconds of the scene), and how steep it is. */
export interface Ring {
  x: number
  y: number
  from: number
  steepness: number
}

const tilePixels = 256
const sensorHalfMm = 18

function program(gl: WebGL2RenderingContext, fragment: string): WebGLProgram {
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

/** A tile of slopes that is drawn anew for each moment. */
class WaveTile {
  readonly texture: WebGLTexture
  readonly #gl: WebGL2RenderingContext
  readonly #frame: WebGLFramebuffer
  readonly #waves: TileWave[]
  readonly #numbers = new Float32Array(wavesInTile * 4)

  constructor(gl: WebGL2RenderingContext, waves: TileWave[]) {
    this.#gl = gl
    this.#waves = waves
    this.texture = gl.createTexture()
    this.#frame = gl.createFramebuffer()
    const levels = Math.log2(tilePixels) + 1
    gl.bindTexture(gl.TEXTURE_2D, this.texture)
    gl.texStorage2D(gl.TEXTURE_2D, levels, gl.RG16F, tilePixels, tilePixels)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
    const sharper = gl.getExtension('EXT_texture_filter_anisotropic')
    if (sharper) gl.texParameteri(gl.TEXTURE_2D, sharper.TEXTURE_MAX_ANISOTROPY_EXT, 8)
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#frame)
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, this.texture, 0)
  }

  draw(drawing: WebGLProgram, seconds: number): void {
    const gl = this.#gl
    this.#waves.forEach(({ across, along, slope, speed, phase }, index) => {
      this.#numbers.set([across, along, slope, (speed * seconds + phase) % (2 * Math.PI)], index * 4)
    })
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#frame)
    gl.viewport(0, 0, tilePixels, tilePixels)
    gl.uniform4fv(gl.getUniformLocation(drawing, 'waves'), this.#numbers)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.bindTexture(gl.TEXTURE_2D, this.texture)
    gl.generateMipmap(gl.TEXTURE_2D)
  }
}

/** Draws one scene at any moment; the same moment is the same picture. */
export class SceneRenderer {
  readonly #gl: WebGL2RenderingContext
  readonly #scene: MovingWaterScene
  readonly #tiles: { name: string; tile: WaveTile }[]
  readonly #tileProgram: WebGLProgram
  readonly #program: WebGLProgram
  readonly #rings: Ring[] = []
  readonly #ringNumbers = new Float32Array(mostRings * 4)

  /** @throws Error where the card cannot draw it: slopes need textures of half floats as targets. */
  constructor(gl: WebGL2RenderingContext, scene: MovingWaterScene, plates: Plates) {
    if (!gl.getExtension('EXT_color_buffer_float') && !gl.getExtension('EXT_color_buffer_half_float'))
      throw new Error('no targets of half floats')
    this.#gl = gl
    this.#scene = scene
    this.#tileProgram = program(gl, tileShader)
    this.#program = program(gl, sceneShader)
    const wind = { windDeg: scene.windDeg, count: wavesInTile }
    const fine = wavesOfTile({ ...wind, metres: 6, longest: 0.9, shortest: 0.05, seed: 1 })
    const wide = wavesOfTile({ ...wind, metres: 61, longest: 9, shortest: 0.55, seed: 2 })
    this.#tiles = [
      { name: 'fine', tile: new WaveTile(gl, fine) },
      { name: 'wide', tile: new WaveTile(gl, wide) },
    ]
    gl.useProgram(this.#program)
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true)
    for (const [index, source] of [plates.still, plates.mirror, plates.mask].entries()) this.#upload(index, source)
    this.#describeCamera()
  }

  #upload(unit: number, source: TexImageSource): void {
    const gl = this.#gl
    gl.activeTexture(gl.TEXTURE0 + unit)
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source)
    for (const kind of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, kind, gl.CLAMP_TO_EDGE)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
    gl.uniform1i(this.#at(['still', 'mirror', 'mask'][unit] ?? ''), unit)
  }

  #at(name: string): WebGLUniformLocation | null {
    return this.#gl.getUniformLocation(this.#program, name)
  }

  #describeCamera(): void {
    const gl = this.#gl
    const { turn, eye, lens, ripple, swell, deep, lift, glow, contrast, overscan, lamps, boatAt } = this.#scene
    gl.uniformMatrix3fv(this.#at('turn'), false, turn)
    gl.uniform3fv(this.#at('eye'), eye)
    for (const [name, colour] of Object.entries({ deep, lift, glow })) gl.uniform3fv(this.#at(name), colour)
    const half = sensorHalfMm / lens
    gl.uniform2f(this.#at('field'), half, (half * 9) / 16)
    for (const [name, value] of Object.entries({ ripple, swell, overscan, lamps, contrast, reach: boatAt }))
      gl.uniform1f(this.#at(name), value)
    for (const [index, { name }] of this.#tiles.entries()) gl.uniform1i(this.#at(name), 3 + index)
  }

  /** The point of the water (metres) under a point of the picture (0..1, up); nothing above the horizon. */
  waterAt(x: number, y: number): { x: number; y: number } | undefined {
    const { turn, eye, lens } = this.#scene
    const half = sensorHalfMm / lens
    const [right, up] = [(x * 2 - 1) * half, ((y * 2 - 1) * half * 9) / 16]
    const along = (axis: number) => (turn[axis] ?? 0) * right + (turn[axis + 3] ?? 0) * up - (turn[axis + 6] ?? 0)
    if (along(2) > -0.002) return undefined
    const far = -(eye[2] ?? 0) / along(2)
    return { x: (eye[0] ?? 0) + along(0) * far, y: (eye[1] ?? 0) + along(1) * far }
  }

  /** A drop falls: its ring spreads from now on; the oldest of too many goes. */
  drop(ring: Ring): void {
    this.#rings.push(ring)
    if (this.#rings.length > mostRings) this.#rings.shift()
  }

  /** Draws the scene as it is at so many seconds. */
  draw(seconds: number): void {
    const gl = this.#gl
    gl.useProgram(this.#tileProgram)
    for (const [index, { tile }] of this.#tiles.entries()) {
      gl.activeTexture(gl.TEXTURE3 + index)
      tile.draw(this.#tileProgram, seconds)
    }
    gl.bindFramebuffer(gl.FRAMEBUFFER, null)
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight)
    gl.useProgram(this.#program)
    this.#ringNumbers.fill(0)
    this.#rings.forEach(({ x, y, from, steepness }, index) => {
      this.#ringNumbers.set([x, y, from, steepness], index * 4)
    })
    gl.uniform4fv(this.#at('rings'), this.#ringNumbers)
    gl.uniform1f(this.#at('seconds'), seconds)
    gl.uniform2f(this.#at('bob'), 0.0011 * Math.sin(seconds * 1.7), 0.0022 * Math.sin(seconds * 1.13 + 1))
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }
}
