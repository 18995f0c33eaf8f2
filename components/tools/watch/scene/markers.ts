import { BufferAttribute, BufferGeometry, Points, ShaderMaterial, type Vector3 } from 'three'

const vertex = `
uniform float size;
void main() {
  gl_PointSize = size;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`

const fragment = `
void main() {
  float away = length(gl_PointCoord - 0.5) * 2.0;
  float edge = fwidth(away);
  float disc = 1.0 - smoothstep(0.62 - edge, 0.62, away);
  float ring = 1.0 - smoothstep(0.92 - edge, 0.92, away);
  if (ring <= 0.0) discard;
  gl_FragColor = vec4(mix(vec3(1.0), vec3(1.0, 0.2, 0.02), disc), ring);
  #include <colorspace_fragment>
}`

/** Marks for boats that are too far away to be seen, as large on the screen whatever the distance. */
export function createMarkers(count: number) {
  const geometry = new BufferGeometry()
  const places = new BufferAttribute(new Float32Array(count * 3), 3)
  geometry.setAttribute('position', places)
  const uniforms = { size: { value: 14 } }
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: vertex,
    fragmentShader: fragment,
    transparent: true,
    depthTest: false,
    depthWrite: false,
  })
  const points = new Points(geometry, material)
  points.frustumCulled = false
  points.renderOrder = 2
  return {
    points,
    uniforms,
    set: (boat: number, place: Vector3) => {
      places.setXYZ(boat, place.x, place.y, place.z)
      places.needsUpdate = true
    },
    dispose: () => {
      geometry.dispose()
      material.dispose()
    },
  }
}
