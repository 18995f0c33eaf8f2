import { wavesInTile } from '#components/moving-water/water-shaders.ts'
import type { TileWave } from '#components/moving-water/wave-tile.ts'
import { halfFloats } from '#components/moving-water/webgl-textures.ts'

const pixels = 512

/** A tile of slopes that is drawn anew for each moment. */
export class WaveTexture {
  readonly texture: WebGLTexture
  readonly #gl: WebGL2RenderingContext
  readonly #frame: WebGLFramebuffer
  readonly #waves: TileWave[]
  readonly #numbers = new Float32Array(wavesInTile * 4)

  constructor(gl: WebGL2RenderingContext, waves: TileWave[]) {
    this.#gl = gl
    this.#waves = waves
    const { texture, frame } = halfFloats(gl, pixels, pixels)
    this.texture = texture
    this.#frame = frame
  }

  draw(drawing: WebGLProgram, seconds: number): void {
    const gl = this.#gl
    this.#waves.forEach(({ across, along, slope, speed, phase }, index) => {
      this.#numbers.set([across, along, slope, (speed * seconds + phase) % (2 * Math.PI)], index * 4)
    })
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#frame)
    gl.viewport(0, 0, pixels, pixels)
    gl.uniform4fv(gl.getUniformLocation(drawing, 'waves'), this.#numbers)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.bindTexture(gl.TEXTURE_2D, this.texture)
    gl.generateMipmap(gl.TEXTURE_2D)
  }
}
