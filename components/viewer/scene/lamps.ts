import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  type Color,
  Points,
  ShaderMaterial,
  type Vector3,
} from 'three'

const vertex = `
attribute vec4 light;
uniform float scale;
varying vec3 colour;
varying float strength;
void main() {
  vec4 seen = modelViewMatrix * vec4(position, 1.0);
  colour = light.rgb;
  gl_PointSize = clamp(light.a * scale / -seen.z, light.a > 0.0 ? 7.0 : 0.0, 240.0);
  strength = clamp(gl_PointSize / 7.0, 0.7, 1.0);
  gl_Position = projectionMatrix * seen;
}`

const fragment = `
uniform float bright;
varying vec3 colour;
varying float strength;
void main() {
  float away = length(gl_PointCoord - 0.5) * 2.0;
  float glow = exp(-9.0 * away * away) + 0.28 * pow(max(0.0, 1.0 - away), 2.0);
  gl_FragColor = vec4(colour * glow * bright * strength, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

/** Halos of lamps; what lies nearer than a pixel is still a point of light. */
export function createLamps(most: number) {
  const geometry = new BufferGeometry()
  const places = new BufferAttribute(new Float32Array(most * 3), 3)
  const lights = new BufferAttribute(new Float32Array(most * 4), 4)
  geometry.setAttribute('position', places)
  geometry.setAttribute('light', lights)
  const uniforms = { scale: { value: 400 }, bright: { value: 1 } }
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: vertex,
    fragmentShader: fragment,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
  })
  const points = new Points(geometry, material)
  points.frustumCulled = false
  let count = 0
  return {
    points,
    uniforms,
    begin: () => {
      count = 0
    },
    /** @param sizeM how wide the halo is, in metres */
    add: (place: Vector3, colour: Color, sizeM: number) => {
      if (count >= most) return
      places.setXYZ(count, place.x, place.y, place.z)
      lights.setXYZW(count, colour.r, colour.g, colour.b, sizeM)
      count++
    },
    end: () => {
      geometry.setDrawRange(0, count)
      places.needsUpdate = true
      lights.needsUpdate = true
    },
    dispose: () => {
      geometry.dispose()
      material.dispose()
    },
  }
}
