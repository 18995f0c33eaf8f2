import { BackSide, Color, Mesh, ShaderMaterial, SphereGeometry, Vector3 } from 'three'
import type { Daylight } from '#components/tools/watch/scene/daylight.ts'

/** What sky and water share: where the light comes from, the second of the scene, how thick the air is. */
export function createAir() {
  return {
    zenith: { value: new Color() },
    horizon: { value: new Color() },
    sun: { value: new Vector3() },
    sunColour: { value: new Color() },
    night: { value: 0 },
    clock: { value: 0 },
    /** A metre of air hides so much of what is behind, as three's FogExp2 counts. */
    haze: { value: 0 },
  }
}

export type Air = ReturnType<typeof createAir>

/** Puts the light of a time of day into what all shaders share. */
export function setAir(air: Air, light: Daylight): void {
  air.zenith.value.copy(light.zenith)
  air.horizon.value.copy(light.horizon)
  air.sun.value.copy(light.sun)
  air.sunColour.value.copy(light.sunColour)
  air.night.value = light.night
}

/** GLSL: `skyAt(direction)`, the clear sky's light; needs the uniforms of `Air`. */
export const skyShader = `
uniform vec3 zenith;
uniform vec3 horizon;
uniform vec3 sun;
uniform vec3 sunColour;
uniform float night;
uniform float clock;
vec3 skyAt(vec3 direction) {
  float up = max(direction.y, 0.0);
  float near = max(dot(direction, sun), 0.0);
  vec3 colour = mix(horizon, zenith, 1.0 - exp(-3.4 * up));
  colour += sunColour * (0.14 * pow(near, 8.0) + 0.2 * pow(near, 120.0)) * mix(1.0, 0.06, night);
  return colour;
}`

const vertex = `
varying vec3 direction;
void main() {
  direction = position;
  vec4 place = projectionMatrix * mat4(mat3(modelViewMatrix)) * vec4(position, 1.0);
  gl_Position = place.xyww;
}`

const fragment = `
varying vec3 direction;
${skyShader}
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 cell = floor(p);
  vec2 part = fract(p);
  vec2 soft = part * part * (3.0 - 2.0 * part);
  return mix(mix(hash(cell), hash(cell + vec2(1.0, 0.0)), soft.x),
    mix(hash(cell + vec2(0.0, 1.0)), hash(cell + vec2(1.0, 1.0)), soft.x), soft.y);
}
float clouds(vec2 p) {
  return noise(p) * 0.5 + noise(p * 2.1 + 3.7) * 0.27 + noise(p * 4.3 + 9.1) * 0.15 + noise(p * 8.9 + 1.3) * 0.08;
}
void main() {
  vec3 to = normalize(direction);
  vec3 colour = skyAt(to);
  if (to.y > 0.02) {
    vec2 plane = to.xz / (to.y + 0.16) * 1.5 + vec2(clock * 0.004, 0.0);
    float cover = smoothstep(0.5, 0.86, clouds(plane)) * smoothstep(0.015, 0.11, to.y);
    vec3 white = mix(horizon * 1.08, sunColour * 0.98 + 0.02, 0.45);
    white = mix(white, horizon * 1.5, night);
    colour = mix(colour, white, cover * mix(0.8, 0.3, night));
    vec2 cell = floor(to.xz / (to.y + 0.35) * 90.0);
    float star = step(0.994, hash(cell)) * hash(cell + 7.0);
    colour += star * night * (1.0 - cover) * smoothstep(0.05, 0.4, to.y) * 0.5;
  }
  float disc = smoothstep(0.99955, 0.9998, dot(to, sun));
  colour += sunColour * disc * mix(5.0, 1.6, night);
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

/** The sky: drawn behind everything, wherever the eye is. */
export function createSky(air: Air): { mesh: Mesh; dispose: () => void } {
  const shape = new SphereGeometry(1, 24, 16)
  const material = new ShaderMaterial({
    uniforms: { ...air },
    vertexShader: vertex,
    fragmentShader: fragment,
    side: BackSide,
    depthWrite: false,
  })
  const mesh = new Mesh(shape, material)
  mesh.frustumCulled = false
  mesh.renderOrder = -1
  return {
    mesh,
    dispose: () => {
      shape.dispose()
      material.dispose()
    },
  }
}
