import {
  Color,
  DataTexture,
  DataUtils,
  HalfFloatType,
  type Matrix4,
  Mesh,
  PlaneGeometry,
  RGFormat,
  ShaderMaterial,
  type Texture,
  Vector2,
} from 'three'
import { wavesOfTile } from '#components/moving-water/wave-tile.ts'
import type { Extent } from '#components/tools/watch/scene/extent.ts'
import { tiled } from '#components/tools/watch/scene/geometry.ts'
import { type Air, skyShader } from '#components/tools/watch/scene/sky.ts'

const tilePixels = 128

/** Slopes of a tile of wind waves, across and along. */
function slopeTile(): DataTexture {
  const waves = wavesOfTile({ metres: 6, longest: 1.6, shortest: 0.12, windDeg: 25, count: 28, seed: 4 })
  const slopes = new Uint16Array(tilePixels ** 2 * 2)
  for (let y = 0; y < tilePixels; y++) {
    for (let x = 0; x < tilePixels; x++) {
      let [sx, sy] = [0, 0]
      for (const { across, along, slope, phase } of waves) {
        const number = Math.hypot(across, along)
        const rise = slope * Math.cos((2 * Math.PI * (across * x + along * y)) / tilePixels + phase)
        sx += (rise * across) / number
        sy += (rise * along) / number
      }
      slopes[(y * tilePixels + x) * 2] = DataUtils.toHalfFloat(sx)
      slopes[(y * tilePixels + x) * 2 + 1] = DataUtils.toHalfFloat(sy)
    }
  }
  return tiled(new DataTexture(slopes, tilePixels, tilePixels, RGFormat, HalfFloatType))
}

const vertex = `
uniform mat4 mirrorMatrix;
varying vec3 place;
varying vec4 mirrored;
varying vec4 seen;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  place = world.xyz;
  mirrored = mirrorMatrix * world;
  seen = projectionMatrix * viewMatrix * world;
  gl_Position = seen;
}`

const fragment = `
uniform sampler2D slopes;
uniform sampler2D mirror;
uniform sampler2D lanes;
uniform float mirrorShare;
uniform vec3 depthColour;
uniform float haze;
uniform float skyLight;
uniform vec2 lit;
uniform float litM;
varying vec3 place;
varying vec4 mirrored;
varying vec4 seen;
${skyShader}
vec2 slopeAt(vec2 p) {
  vec2 large = texture2D(slopes, p / 23.0 + clock * vec2(0.011, 0.006)).xy;
  vec2 wind = texture2D(slopes, p / 6.1 + clock * vec2(0.034, -0.017)).xy;
  vec2 turned = texture2D(slopes, vec2(p.y, -p.x) / 3.7 + clock * vec2(-0.038, 0.029)).yx * vec2(-1.0, 1.0);
  return large * 0.8 + wind * 0.6 + turned * 0.5;
}
void main() {
  vec3 view = place - cameraPosition;
  float away = length(view);
  view /= away;
  vec3 lane = texture2D(lanes, seen.xy / seen.w * 0.5 + 0.5).rgb;
  float swept = lane.r;
  // A swept lane lies a little smoother: that is its sheen. Far waves are finer than a pixel.
  float rough = mix(0.06, 0.034, swept) / (1.0 + away * 0.006);
  vec2 slope = slopeAt(place.xz) * rough;
  vec3 normal = normalize(vec3(-slope.x, 1.0, -slope.y));
  vec3 bounced = reflect(view, normal);
  bounced.y = abs(bounced.y);
  vec3 reflection = skyAt(bounced);
  if (mirrorShare > 0.0) {
    vec2 shift = slope * vec2(0.7, 1.3) * min(1.0, 12.0 / away + 0.3);
    vec2 at = clamp(mirrored.xy / mirrored.w + shift, 0.002, 0.998);
    reflection = mix(reflection, texture2D(mirror, at).rgb, mirrorShare);
  }
  float glance = 1.0 - max(dot(-view, normal), 0.0);
  float fresnel = 0.025 + 0.975 * pow(glance, 5.0);
  // What floats too fine to be seen one by one dulls the water until it is swept.
  float film = texture2D(slopes, place.xz / 373.0).x * 0.4 + texture2D(slopes, place.zx / 131.0).y * 0.3
    + texture2D(slopes, place.xz / 9.0).x * 0.3 / (1.0 + away * 0.03);
  float dull = smoothstep(-1.2, 1.0, film);
  vec3 murky = mix(vec3(0.066, 0.094, 0.058), vec3(0.116, 0.134, 0.078), dull) * skyLight * mix(1.0, 0.35, night);
  vec3 clear = depthColour + vec3(0.008, 0.085, 0.1) * (0.74 + 0.26 * lane.g) * skyLight * mix(1.0, 0.4, night);
  vec3 body = mix(murky, clear, swept);
  float lamp = length(place.xz - lit) / litM;
  body += night * (body + vec3(0.008, 0.01, 0.01)) * exp(-lamp * lamp) * 1.8;
  vec3 colour = mix(body, reflection, fresnel * mix(0.55, 1.0, swept));
  float glitter = pow(max(dot(bounced, sun), 0.0), 1800.0);
  colour += sunColour * glitter * mix(1.2, 0.5, night) * mix(0.4, 1.0, swept);
  float churn = texture2D(slopes, place.xz / 1.7 + clock * 0.05).x * 0.5 + texture2D(slopes, place.zx / 7.3 - clock * 0.03).y * 0.5;
  float foam = lane.b * (0.55 + 0.45 * churn);
  colour = mix(colour, vec3(0.86, 0.9, 0.9) * (0.25 + 0.62 * skyLight), clamp(foam, 0.0, 1.0) * 0.7);
  float air = 1.0 - exp(-haze * haze * away * away);
  colour = mix(colour, horizon, air);
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

interface WaterSources {
  air: Air
  extent: Extent
  mirror: { texture: Texture; matrix: Matrix4 }
  lanes: Texture
}

/** The water: wind waves, what it mirrors, the swept lanes and the wakes. */
export function createWater({ air, extent, mirror, lanes }: WaterSources) {
  const slopes = slopeTile()
  const uniforms = {
    ...air,
    slopes: { value: slopes },
    mirror: { value: mirror.texture },
    mirrorMatrix: { value: mirror.matrix },
    mirrorShare: { value: 1 },
    lanes: { value: lanes },
    depthColour: { value: new Color() },
    skyLight: { value: 1 },
    /** Where the lamps of a boat light the water by night. */
    lit: { value: new Vector2() },
    litM: { value: 3 },
  }
  const material = new ShaderMaterial({ uniforms, vertexShader: vertex, fragmentShader: fragment })
  const margin = 4
  const shape = new PlaneGeometry(extent.widthM + margin, extent.heightM + margin)
  shape.rotateX(-Math.PI / 2)
  const mesh = new Mesh(shape, material)
  mesh.position.set(extent.centre.x, 0, -extent.centre.y)
  mesh.frustumCulled = false
  return {
    mesh,
    uniforms,
    dispose: () => {
      slopes.dispose()
      shape.dispose()
      material.dispose()
    },
  }
}
