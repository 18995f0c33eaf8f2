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

/** Slopes (d/dx, d/dy) of all waves of a tile at one moment. A wave: how often it fits across and along, its slope, its phase. */
export const tileShader = `#version 300 es
precision highp float;
in vec2 at;
out vec2 slope;
uniform vec4 waves[${wavesInTile}];
void main() {
  slope = vec2(0.0);
  for (int i = 0; i < ${wavesInTile}; i++) {
    vec4 w = waves[i];
    slope += normalize(w.xy + vec2(1e-6, 0.0)) * w.z * cos(6.2831853 * dot(w.xy, at) - w.w);
  }
}`

/**
 * One pixel of the scene. Its ray meets the water plane; the slope there turns the ray; where the camera would see the turned
 * ray upside down the mirror plate is looked up, and Fresnel (Schlick) mixes it with the water's own colour. Near the hull,
 * where the still has a wake and foam, the still's own water is drawn, moved by the same slopes. What is not water is the
 * still; boats bob.
 */
export const sceneShader = `#version 300 es
precision highp float;
in vec2 at;
out vec4 drawn;
uniform sampler2D still, mirror, mask, fine, wide;
uniform mat3 turn;
uniform vec3 eye, deep, lift, glow;
uniform vec2 field, bob;
uniform float contrast, seconds, ripple, swell, overscan, lamps, reach;
uniform vec4 rings[${mostRings}];

vec3 toLight(vec3 c) { return pow(c, vec3(2.2)); }
vec3 toScreen(vec3 c) { return pow(max(c, 0.0), vec3(1.0 / 2.2)); }
vec3 rayAt(vec2 p) { return normalize(turn * vec3((p * 2.0 - 1.0) * field, -1.0)); }
vec2 seenAt(vec3 direction) { vec3 l = direction * turn; return (l.xy / -l.z) / field * 0.5 + 0.5; }
// A plate cannot be brighter than white: what is white in it is a lamp or the sun, and shines by glow.
vec3 mirrored(vec2 p) {
  vec3 c = toLight(texture(mirror, clamp((p - 0.5) / overscan + 0.5, 0.002, 0.998)).rgb);
  return c * (lift + glow * smoothstep(0.72, 0.98, min(c.r, c.g)));
}
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

vec4 maskAt(vec2 p) { return texture(mask, p); }

vec3 dry(vec2 p) {
  vec3 c = texture(still, p).rgb;
  float bright = dot(c, vec3(0.30, 0.59, 0.11));
  vec2 cell = floor(p * vec2(420.0, 236.0));
  float beat = sin(seconds * (1.3 + 2.7 * grain(cell + 3.0)) + 40.0 * grain(cell));
  return c * (1.0 + lamps * smoothstep(0.82, 0.95, bright) * beat);
}

vec3 wet(vec2 p, vec4 m) {
  vec3 view = rayAt(p);
  if (view.z > -0.0015) return texture(still, p).rgb;
  float far = -eye.z / view.z;
  vec2 place = eye.xy + view.xy * far;
  float patches = 0.62 + 0.38 * sin(place.x * 0.061 + 1.3 * sin(place.y * 0.023)) * sin(place.y * 0.047 + 0.7);
  mat2 other = mat2(0.7986, 0.6018, -0.6018, 0.7986);
  vec2 small = texture(fine, place / 6.0).xy * 0.75 + (texture(fine, other * place / 4.7 + 0.37).xy * other) * 0.65;
  vec2 slope = ripple * patches * small + swell * texture(wide, place / 61.0).xy + ringSlope(place);
  // What is finer than a pixel far away spreads the picture up and down, and shows more of the sides that face the camera.
  float unseen = ripple * 0.9 * smoothstep(6.0, 60.0, far);
  vec2 along = normalize(view.xy);
  vec3 sum = vec3(0.0);
  float noise = (grain(gl_FragCoord.xy) - 0.5) * 0.6;
  for (int j = 0; j < 4; j++) {
    float part = 0.7 + (float(j) - 1.5 + noise) * 0.5;
    vec2 s = slope + along * unseen * part;
    vec3 normal = normalize(vec3(-s, 1.0));
    vec3 turned = reflect(view, normal);
    turned.z = abs(turned.z) + 0.002;
    vec2 q = seenAt(vec3(turned.xy, -turned.z));
    // Where no water is the plate shows things themselves and not what the water mirrors: nearer to the pixel itself, then.
    for (int k = 0; k < 3; k++) {
      q = mix(q, p, 0.55 * smoothstep(0.2, 0.8, 1.0 - maskAt(clamp(q, 0.002, 0.998)).r));
    }
    float glance = 1.0 - clamp(dot(-view, normal), 0.0, 1.0);
    float fresnel = 0.02 + 0.98 * pow(glance, 5.0);
    sum += mix(deep, mirrored(q), fresnel);
  }
  vec3 open = pow(toScreen(sum * 0.25), vec3(contrast));
  // The still's own water, where a wake stands: it sways with the slopes that pass under it.
  vec2 sway = slope * vec2(0.020, 0.012) / (1.0 + 0.15 * far);
  vec3 wake = texture(still, p + sway * m.r).rgb;
  float byStill = clamp(max(m.b * 1.6, m.g * 2.2), 0.0, 1.0);
  return mix(open, wake, byStill);
}

void main() {
  vec4 m = maskAt(at);
  vec2 moved = at - vec2(0.0, bob.x + bob.y * (at.x - reach));
  vec4 b = maskAt(moved);
  float boat = smoothstep(0.35, 0.65, min(1.0 - b.r, b.g));
  vec3 colour;
  float water = max(m.r, smoothstep(0.35, 0.65, min(1.0 - m.r, m.g)));
  if (boat > 0.99) colour = dry(moved);
  else {
    colour = water < 0.01 ? dry(at) : mix(dry(at), wet(at, m), water);
    colour = mix(colour, dry(moved), boat);
  }
  drawn = vec4(colour, 1.0);
}`
