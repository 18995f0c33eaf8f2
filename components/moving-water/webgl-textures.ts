/** A frame that draws into this texture; it stays bound. */
export function frameOf(gl: WebGL2RenderingContext, texture: WebGLTexture): WebGLFramebuffer {
  const frame = gl.createFramebuffer()
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0)
  return frame
}

/** A bound texture of half floats with room for all its levels, and a frame that draws into its largest. */
export function halfFloats(gl: WebGL2RenderingContext, width: number, height: number) {
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texStorage2D(gl.TEXTURE_2D, Math.floor(Math.log2(Math.max(width, height))) + 1, gl.RGBA16F, width, height)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
  return { texture, frame: frameOf(gl, texture) }
}

/** Clamps look-ups beyond the bound texture to its edge. */
export function keepEdges(gl: WebGL2RenderingContext): void {
  for (const kind of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, kind, gl.CLAMP_TO_EDGE)
}

/** Binds a picture as a texture of this unit, with its smaller levels; its first row is the lowest. */
export function uploadPicture(gl: WebGL2RenderingContext, unit: number, picture: HTMLImageElement): void {
  gl.activeTexture(gl.TEXTURE0 + unit)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture)
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false)
  keepEdges(gl)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
  gl.generateMipmap(gl.TEXTURE_2D)
}
