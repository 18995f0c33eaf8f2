import {
  BufferAttribute,
  CustomBlending,
  DoubleSide,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  MaxEquation,
  Mesh,
  OneFactor,
  type PerspectiveCamera,
  Scene,
  ShaderMaterial,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { numbersPerLane } from '#lib/water-scene/swept-lanes'

/** How wide a lane is drawn so many metres away: a pixel at least, so that a swept water is swept to the horizon. */
const widthShader = `
uniform float halfWidth;
uniform float pixel;
float reachAt(float distant) {
  return max(halfWidth, pixel * distant * clamp(distant / max(cameraPosition.y, 0.1), 1.0, 8.0));
}`

const laneVertex = `
attribute vec4 ends;
attribute vec2 times;
uniform float seconds;
${widthShader}
varying vec2 place;
varying vec2 spot;
varying float far;
float awayFrom(vec2 p) { return length(vec3(p.x, 0.0, -p.y) - cameraPosition); }
void main() {
  float done = clamp((seconds - times.x) / max(times.y - times.x, 1e-4), 0.0, 1.0);
  vec2 from = ends.xy;
  vec2 way = ends.zw - from;
  float whole = max(length(way), 1e-4);
  vec2 along = way / whole;
  far = whole * done;
  float widest = 1.3 * reachAt(max(awayFrom(from), awayFrom(ends.zw)));
  // Nothing is drawn of a lane before its time.
  place = vec2(mix(-widest, far + widest, position.x), mix(-widest, widest, position.y)) * step(times.x, seconds);
  spot = from + along * place.x + vec2(-along.y, along.x) * place.y;
  gl_Position = projectionMatrix * viewMatrix * vec4(spot.x, 0.0, -spot.y, 1.0);
}`

const laneFragment = `
${widthShader}
varying vec2 place;
varying vec2 spot;
varying float far;
void main() {
  float away = length(place - vec2(clamp(place.x, 0.0, far), 0.0));
  float reach = reachAt(length(vec3(spot.x, 0.0, -spot.y) - cameraPosition));
  float edge = clamp(fwidth(away), reach * 0.02, reach * 0.3);
  // The soft edge lies outside: between two lanes side by side there is none.
  float swept = smoothstep(reach + edge, reach, away);
  // Lanes finer than a few pixels are no stripes.
  float fine = smoothstep(0.3, 0.9, reach / halfWidth - 0.5);
  gl_FragColor = vec4(swept, swept * mix(max(0.0, 1.0 - away / reach), 0.55, fine), 0.0, 1.0);
}`

const wakeVertex = `
attribute vec4 boat;
attribute vec2 size;
varying vec2 place;
varying float fast;
void main() {
  float cosine = cos(boat.z);
  float sine = sin(boat.z);
  fast = boat.w;
  place = vec2(position.x, position.y * 2.0 - 1.0);
  vec2 own = vec2(size.x * (0.55 - 3.6 * position.x), place.y * size.y * (0.8 + 2.2 * position.x));
  vec2 at = boat.xy + vec2(own.x * cosine - own.y * sine, own.x * sine + own.y * cosine);
  gl_Position = projectionMatrix * viewMatrix * vec4(at.x, 0.0, -at.y, 1.0);
}`

const wakeFragment = `
varying vec2 place;
varying float fast;
void main() {
  float away = abs(place.y);
  float fade = (1.0 - place.x) * (1.0 - place.x) * smoothstep(0.0, 0.08, place.x);
  float stern = exp(-24.0 * away * away) * smoothstep(0.24, 0.32, place.x);
  float arms = exp(-220.0 * (away - 0.7) * (away - 0.7));
  gl_FragColor = vec4(0.0, 0.0, (0.8 * stern + 0.16 * arms * (1.0 - place.x)) * fade * fast, 1.0);
}`

/** Most boats of a fleet. */
const mostBoats = 50

function quad(): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0]), 3))
  geometry.setIndex([0, 1, 2, 0, 2, 3])
  return geometry
}

function painted(vertexShader: string, fragmentShader: string, uniforms: ShaderMaterial['uniforms']): ShaderMaterial {
  return new ShaderMaterial({
    uniforms,
    vertexShader,
    fragmentShader,
    depthTest: false,
    depthWrite: false,
    transparent: true,
    side: DoubleSide,
    blending: CustomBlending,
    blendEquation: MaxEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
  })
}

/** What is swept (red), how near a lane's middle (green), and wakes (blue), drawn anew a frame: all moments cost the same. */
export function createLanes(lanes: Float32Array<ArrayBuffer>, widthM: number) {
  const target = new WebGLRenderTarget(2, 2, { depthBuffer: false })
  const scene = new Scene()
  const laneQuad = quad()
  const numbers = new InstancedInterleavedBuffer(lanes, numbersPerLane)
  laneQuad.setAttribute('ends', new InterleavedBufferAttribute(numbers, 4, 0))
  laneQuad.setAttribute('times', new InterleavedBufferAttribute(numbers, 2, 4))
  laneQuad.instanceCount = lanes.length / numbersPerLane
  const laneUniforms = {
    seconds: { value: 0 },
    // A little wider: lanes that lie side by side leave no seam.
    halfWidth: { value: (widthM / 2) * 1.06 },
    pixel: { value: 0 },
  }
  const lanePaint = painted(laneVertex, laneFragment, laneUniforms)
  const wakeQuad = quad()
  const places = new InstancedBufferAttribute(new Float32Array(mostBoats * 4), 4)
  const sizes = new InstancedBufferAttribute(new Float32Array(mostBoats * 2), 2)
  wakeQuad.setAttribute('boat', places)
  wakeQuad.setAttribute('size', sizes)
  wakeQuad.instanceCount = 0
  const wakePaint = painted(wakeVertex, wakeFragment, {})
  for (const mesh of [new Mesh(laneQuad, lanePaint), new Mesh(wakeQuad, wakePaint)]) {
    mesh.frustumCulled = false
    scene.add(mesh)
  }
  return {
    texture: target.texture satisfies Texture,
    /** @param spread metres across the picture, for each metre away */
    setSize: (width: number, height: number, spread: number) => {
      target.setSize(width, height)
      laneUniforms.pixel.value = (spread / height) * 0.9
    },
    setSeconds: (seconds: number) => {
      laneUniforms.seconds.value = seconds
    },
    /** @param boats place (plan metres), heading and how fast each goes (0 to 1) */
    setBoats: (
      boats: readonly { x: number; y: number; heading: number; fast: number }[],
      lengthM: number,
      beamM: number,
    ) => {
      wakeQuad.instanceCount = Math.min(boats.length, mostBoats)
      for (const [index, { x, y, heading, fast }] of boats.slice(0, mostBoats).entries()) {
        places.setXYZW(index, x, y, heading, fast)
        sizes.setXY(index, lengthM, beamM)
      }
      places.needsUpdate = true
      sizes.needsUpdate = true
    },
    draw: (renderer: WebGLRenderer, camera: PerspectiveCamera) => {
      renderer.setRenderTarget(target)
      renderer.clear()
      renderer.render(scene, camera)
      renderer.setRenderTarget(null)
    },
    dispose: () => {
      target.dispose()
      laneQuad.dispose()
      wakeQuad.dispose()
      lanePaint.dispose()
      wakePaint.dispose()
    },
  }
}
