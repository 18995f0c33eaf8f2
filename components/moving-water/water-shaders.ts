/** How many wave trains one tile adds up, and how many rings stand on the water at once. */
export const wavesInTile = 40
export const mostRings = 12

/** Covers the whole target with one triangle. */
export const wholeTarget = `#version 300 es
out vec2 at;
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  at = corner * 0.5 + 0.5;
  gl_Position = vec4(corner, 0.0, 1.0);
}`

/**
 * Slopes (d/dx, d/dy) of all waves of a tile at one moment, and their square, whose mean in smaller mip levels gives the roughness.
 * A wave: cycles across and along the tile, slope, phase.
 */
export const tileShader = `#version 300 es
precision highp float;
in vec2 at;
out vec4 slope;
uniform vec4 waves[${wavesInTile}];
void main() {
  vec2 sum = vec2(0.0);
  for (int i = 0; i < ${wavesInTile}; i++) {
    vec4 w = waves[i];
    sum += normalize(w.xy + vec2(1e-6, 0.0)) * w.z * cos(6.2831853 * dot(w.xy, at) - w.w);
  }
  slope = vec4(sum, dot(sum, sum), 1.0);
}`

/** The mirror plate as linear light: white is a lamp or the sun, brightened by glow. Pixels without water weigh nothing in any mip level. */
export const mirrorShader = `#version 300 es
precision highp float;
in vec2 at;
out vec4 light;
uniform sampler2D plate, mask;
uniform vec3 glow;
uniform float overscan;
void main() {
  vec3 c = pow(texture(plate, at).rgb, vec3(2.2));
  float isWater = texture(mask, clamp((at - 0.5) * overscan + 0.5, 0.002, 0.998)).r;
  light = vec4(c * (1.0 + glow * smoothstep(0.8, 1.0, min(c.r, c.g))), 1.0) * isWater;
}`

/**
 * One pixel of the scene. Its ray meets the water plane, is reflected by the slope there and looked up in the mirror, blurred by the
 * roughness, and mixed with the water's own colour by Fresnel (Schlick). `even` matches the still's light (even-light.ts). Near the
 * hull the still's own water is drawn, moved by the same slopes, since it has wake and foam. All else is the still; boats bob.
 * `part`: 0 the picture, 1 its open water alone, 2 the still; for the last two alpha is the share of open water.
 */
export const sceneShader = `#version 300 es
precision highp float;
in vec2 at;
out vec4 drawn;
uniform sampler2D still, mirror, mask, fine, wide, even;
uniform mat3 turn;
uniform vec3 eye, deep;
uniform vec2 field, bob;
uniform float contrast, seconds, ripple, swell, overscan, lamps, boatAt;
uniform int part;
uniform vec4 rings[${mostRings}];

vec3 toScreen(vec3 c) { return pow(max(c, 0.0), vec3(1.0 / 2.2)); }
vec3 rayAt(vec2 p) { return normalize(turn * vec3((p * 2.0 - 1.0) * field, -1.0)); }
vec2 seenAt(vec3 direction) { vec3 l = direction * turn; return (l.xy / -l.z) / field * 0.5 + 0.5; }
float grain(vec2 p) { return fract(52.9829189 * fract(dot(p, vec2(0.06711056, 0.00583715)))); }

vec2 ringSlope(vec2 place) {
  vec2 s = vec2(0.0);
  for (int i = 0; i < ${mostRings}; i++) {
    float age = seconds - rings[i].z;
    if (rings[i].w <= 0.0 || age < 0.0 || age > 7.0) continue;
    vec2 d = place - rings[i].xy;
    float r = length(d), front = 0.62 * age, width = 0.09 + 0.10 * age;
    float band = exp(-pow((r - front) / width, 2.0)) * exp(-age * 0.62);
    s += d / max(r, 0.02) * band * rings[i].w * cos((r - front) * 30.0 / (1.0 + 0.5 * age));
  }
  return s;
}

float beat(vec2 cell) { return sin(seconds * (1.3 + 2.7 * grain(cell + 3.0)) + 40.0 * grain(cell)); }

vec3 shore(vec2 p) {
  vec3 c = texture(still, p).rgb;
  if (lamps == 0.0) return c;
  vec2 place = p * vec2(210.0, 118.0), cell = floor(place), f = smoothstep(0.0, 1.0, place - cell);
  float twinkle = mix(mix(beat(cell), beat(cell + vec2(1, 0)), f.x), mix(beat(cell + vec2(0, 1)), beat(cell + 1.0), f.x), f.y);
  return c * (1.0 + lamps * smoothstep(0.82, 0.95, dot(c, vec3(0.30, 0.59, 0.11))) * twinkle);
}

vec2 mirroredAt(vec3 view, vec2 slope) {
  vec3 turned = reflect(view, normalize(vec3(-slope, 1.0)));
  return seenAt(vec3(turned.xy, -abs(turned.z) - 0.002));
}

vec2 onPlate(vec2 p) { return clamp((p - 0.5) / overscan + 0.5, 0.002, 0.998); }

// Where no water is the plate shows things themselves: nearer to the pixel itself, then, and at last all around it.
vec3 mirrored(vec2 q, vec2 p, vec2 reach) {
  vec4 sum = vec4(0.0);
  for (int k = 0; k < 3 && sum.a < 0.98; k++) {
    sum += (1.0 - sum.a) * textureGrad(mirror, onPlate(q), vec2(reach.x, 0.0), vec2(0.0, reach.y));
    q = mix(q, p, 0.55);
  }
  if (sum.a < 0.98) sum += (1.0 - sum.a) * textureLod(mirror, onPlate(p), 5.0);
  return sum.rgb / max(sum.a, 0.001);
}

vec3 openWater(vec2 p, vec3 view, vec2 slope, float rough) {
  vec2 along = normalize(view.xy), side = vec2(along.y, -along.x), q = mirroredAt(view, slope);
  // How far the mirror is looked at around a point: as the roughness spreads it, and not less than from this pixel to the next.
  vec2 spread = vec2(mirroredAt(view, slope + side * rough).x - q.x, mirroredAt(view, slope + along * rough).y - q.y);
  vec2 reach = (vec2(0.5, 1.0) * abs(spread) + vec2(0.2, 0.8) * max(abs(dFdx(q)), abs(dFdy(q)))) / overscan;
  reach = clamp(reach, vec2(0.0004), vec2(0.2));
  vec4 sum = vec4(0.0);
  for (int j = -1; j <= 1; j++) {
    vec2 s = slope + along * rough * 1.2 * float(j);
    vec3 normal = normalize(vec3(-s, 1.0));
    float facing = max(dot(-view, normal), 0.01);
    float fresnel = 0.02 + 0.98 * pow(1.0 - facing, 5.0);
    // The sides that face the camera are seen larger.
    sum += vec4(mix(deep, mirrored(mirroredAt(view, s), p, reach), fresnel), 1.0) * facing * exp(-0.72 * float(j * j));
  }
  return pow(toScreen(sum.rgb / sum.a), vec3(contrast));
}

vec4 wet(vec2 p, vec4 m) {
  vec3 view = rayAt(p);
  if (view.z > -0.0015) return vec4(texture(still, p).rgb, 0.0);
  float far = -eye.z / view.z;
  vec2 place = eye.xy + view.xy * far;
  float patches = 0.8 + 0.3 * sin(place.x * 0.061 + 1.3 * sin(place.y * 0.023)) * sin(place.y * 0.047 + 0.7);
  mat2 other = mat2(0.7986, 0.6018, -0.6018, 0.7986);
  vec3 one = texture(fine, place / 6.0, -1.0).xyz, two = texture(fine, other * place / 4.7 + 0.37, -1.0).xyz, broad = texture(wide, place / 61.0, -1.0).xyz;
  float small = ripple * patches;
  vec2 slope = small * (one.xy * 0.66 + two.xy * other * 0.56) + swell * broad.xy + ringSlope(place);
  // Detail that the smaller mip levels have averaged out.
  vec3 lost = max(vec3(one.z - dot(one.xy, one.xy), two.z - dot(two.xy, two.xy), broad.z - dot(broad.xy, broad.xy)), 0.0);
  float rough = 0.9 * sqrt(0.5 * dot(lost, vec3(0.4356, 0.3136, 0.0) * small * small + vec3(0.0, 0.0, swell * swell)) + 1e-5);
  vec3 open = openWater(p, view, slope, rough);
  // The still's own water in a wake and around leaves and banks, moved by the slopes under it.
  vec2 sway = slope * vec2(0.020, 0.012) / (1.0 + 0.15 * far);
  float touched = 1.0 - smoothstep(0.70, 0.97, textureLod(mask, p, 4.0).r);
  float byStill = clamp(max(max(m.b * 1.6, m.g * 2.2), touched), 0.0, 1.0);
  if (part == 1) return vec4(open, 1.0 - byStill);
  return vec4(mix(open * texture(even, p).rgb, texture(still, p + sway * m.r).rgb, byStill), 1.0);
}

void main() {
  if (part > 0) {
    vec4 m = textureLod(mask, at, 4.0);
    drawn = part == 1 ? wet(at, m) : vec4(textureLod(still, at, 4.0).rgb, 1.0);
    drawn.a *= smoothstep(0.85, 0.99, m.r) * (1.0 - clamp(max(m.b * 1.6, m.g * 2.2), 0.0, 1.0));
    return;
  }
  vec4 m = texture(mask, at);
  vec2 moved = at - vec2(0.0, bob.x + bob.y * (at.x - boatAt));
  vec4 b = texture(mask, moved);
  float boat = smoothstep(0.35, 0.65, min(1.0 - b.r, b.g));
  float water = max(m.r, smoothstep(0.35, 0.65, min(1.0 - m.r, m.g)));
  vec3 colour = water > 0.99 ? vec3(0.0) : shore(at);
  if (water >= 0.01 && boat <= 0.99) colour = mix(colour, wet(at, m).rgb, water);
  drawn = vec4(mix(colour, texture(still, moved).rgb, boat), 1.0);
}`
