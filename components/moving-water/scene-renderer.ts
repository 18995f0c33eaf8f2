import { evenLight, grid } from '#components/moving-water/even-light.ts'
import {
  mirrorShader,
  mostRings,
  sceneShader,
  tileShader,
  wavesInTile,
} from '#components/moving-water/water-shaders.ts'
import { WaveTexture } from '#components/moving-water/wave-texture.ts'
import { wavesOfTile } from '#components/moving-water/wave-tile.ts'
import { program } from '#components/moving-water/webgl-program.ts'
import { frameOf, halfFloats, keepEdges, uploadPicture } from '#components/moving-water/webgl-textures.ts'
import type { MovingWaterScene } from '#lib/content/moving-waters'

/** A scene's sources: the still, its mirror image, and masks of water, foam, wake and boats. */
export interface Plates {
  still: HTMLImageElement
  mirror: HTMLImageElement
  mask: HTMLImageElement
}

/** A ring on the water: where it began (metres) and when (seconds of the scene), and how steep it is. */
export interface Ring {
  x: number
  y: number
  from: number
  steepness: number
}

const sensorHalfMm = 18

/** Where each texture is bound. */
const unit = { still: 0, mirror: 1, mask: 2, fine: 3, wide: 4, even: 5 } as const

/** How much more neighbouring waves differ than plates of 8 bits say; with it they differ as in the stills. */
const contrast = 1.6

/** Moments (seconds) whose light is taken together: each wave has passed. */
const moments = [20, 21.7, 23.1, 25.2, 27.9, 30]

/** Draws one scene at any moment; the same moment is the same picture. */
export class SceneRenderer {
  readonly #gl: WebGL2RenderingContext
  readonly #scene: MovingWaterScene
  readonly #tiles: (readonly [at: number, tile: WaveTexture])[]
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
    const fine = wavesOfTile({ ...wind, metres: 6, longest: 0.9, shortest: 0.08, seed: 1 })
    const wide = wavesOfTile({ ...wind, metres: 61, longest: 9, shortest: 0.55, seed: 2 })
    this.#tiles = [
      [unit.fine, new WaveTexture(gl, fine)],
      [unit.wide, new WaveTexture(gl, wide)],
    ]
    uploadPicture(gl, unit.still, plates.still)
    uploadPicture(gl, unit.mask, plates.mask)
    this.#mirrorLight(plates.mirror)
    this.#describeCamera()
  }

  /** Turns the mirror plate into light, once: lamps are brighter than a picture's white. */
  #mirrorLight(mirror: HTMLImageElement): void {
    const gl = this.#gl
    const drawing = program(gl, mirrorShader)
    uploadPicture(gl, unit.even, mirror)
    // Waves spread what is mirrored upright far more than across: with a tenth of the rows an even filter fits.
    const [width, height] = [mirror.naturalWidth, Math.round(mirror.naturalHeight / 10)]
    gl.activeTexture(gl.TEXTURE0 + unit.mirror)
    const target = halfFloats(gl, width, height)
    keepEdges(gl)
    gl.useProgram(drawing)
    gl.uniform1i(gl.getUniformLocation(drawing, 'plate'), unit.even)
    gl.uniform1i(gl.getUniformLocation(drawing, 'mask'), unit.mask)
    gl.uniform3fv(gl.getUniformLocation(drawing, 'glow'), this.#scene.glow)
    gl.uniform1f(gl.getUniformLocation(drawing, 'overscan'), this.#scene.overscan)
    gl.viewport(0, 0, width, height)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.generateMipmap(gl.TEXTURE_2D)
    gl.deleteFramebuffer(target.frame)
  }

  /** Matches the water's light to the still's, field by field. Call once before the first frame; takes as long as a few frames. */
  matchStill(): void {
    const gl = this.#gl
    const { columns, rows } = grid
    gl.activeTexture(gl.TEXTURE0 + unit.even)
    const picture = gl.createTexture()
    gl.bindTexture(gl.TEXTURE_2D, picture)
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, columns, rows)
    const frame = frameOf(gl, picture)
    gl.bindTexture(gl.TEXTURE_2D, null)
    const seen = (part: number, seconds: number) => {
      this.#drawTiles(seconds)
      gl.useProgram(this.#program)
      gl.uniform1i(this.#at('part'), part)
      this.#drawInto(frame, columns, rows, seconds)
      const pixels = new Uint8Array(columns * rows * 4)
      gl.readPixels(0, 0, columns, rows, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
      return pixels
    }
    const even = evenLight(
      seen(2, 0),
      moments.map((seconds) => seen(1, seconds)),
    )
    gl.uniform1i(this.#at('part'), 0)
    gl.deleteFramebuffer(frame)
    gl.activeTexture(gl.TEXTURE0 + unit.even)
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA16F, columns, rows, 0, gl.RGBA, gl.FLOAT, even)
    keepEdges(gl)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  }

  #at(name: string): WebGLUniformLocation | null {
    return this.#gl.getUniformLocation(this.#program, name)
  }

  #describeCamera(): void {
    const gl = this.#gl
    const { turn, eye, lens, ripple, swell, deep, overscan, lamps, boatAt } = this.#scene
    gl.useProgram(this.#program)
    gl.uniformMatrix3fv(this.#at('turn'), false, turn)
    gl.uniform3fv(this.#at('eye'), eye)
    gl.uniform3fv(this.#at('deep'), deep)
    const half = sensorHalfMm / lens
    gl.uniform2f(this.#at('field'), half, (half * 9) / 16)
    for (const [name, value] of Object.entries({ ripple, swell, overscan, lamps, boatAt, contrast }))
      gl.uniform1f(this.#at(name), value)
    for (const [name, at] of Object.entries(unit)) gl.uniform1i(this.#at(name), at)
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

  draw(seconds: number): void {
    const gl = this.#gl
    this.#drawTiles(seconds)
    this.#drawInto(null, gl.drawingBufferWidth, gl.drawingBufferHeight, seconds)
  }

  #drawTiles(seconds: number): void {
    this.#gl.useProgram(this.#tileProgram)
    for (const [at, tile] of this.#tiles) {
      this.#gl.activeTexture(this.#gl.TEXTURE0 + at)
      tile.draw(this.#tileProgram, seconds)
    }
  }

  #drawInto(frame: WebGLFramebuffer | null, width: number, height: number, seconds: number): void {
    const gl = this.#gl
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
    gl.viewport(0, 0, width, height)
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
