import {
  BufferAttribute,
  BufferGeometry,
  type DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
} from 'three'

const pairs: readonly string[] = ['uv', 'surface']

/** A shape by the numbers of its corners, three of each kind, or two; with `corners` of triangles it gets its normals, too. */
export function geometryOf(numbers: Readonly<Record<string, ArrayLike<number>>>, corners?: number[]): BufferGeometry {
  const geometry = new BufferGeometry()
  for (const [name, values] of Object.entries(numbers))
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(values), pairs.includes(name) ? 2 : 3))
  if (!corners) return geometry
  geometry.setIndex(corners)
  geometry.computeVertexNormals()
  return geometry
}

/** Has a texture repeat, and stay itself from near and from afar. */
export function tiled(texture: DataTexture): DataTexture {
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.anisotropy = 8
  texture.needsUpdate = true
  return texture
}
