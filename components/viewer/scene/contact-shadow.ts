import {
  Mesh,
  MeshBasicMaterial,
  NoBlending,
  type Object3D,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Texture,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

const pixels = 256
/** Each pass blurs along both axes in turn, each less than the one before: wide and without bands. */
const passes = [5, 2.4]

const vertex = 'varying vec2 place; void main() { place = uv; gl_Position = vec4(position.xy * 2.0, 0.0, 1.0); }'
const blur = `uniform sampler2D map; uniform vec2 reach; varying vec2 place;
void main() {
  float sum = 0.0;
  for (int i = -4; i <= 4; i++) sum += texture2D(map, place + reach * float(i)).a * exp(-0.16 * float(i * i));
  gl_FragColor = vec4(0.0, 0.0, 0.0, sum / 4.38);
}`

/** The outline of a boat seen from below, blurred: where it would darken the floor it stands over. Drawn once. */
export function contactShadow(renderer: WebGLRenderer, boat: Object3D, min: readonly number[], max: readonly number[]) {
  const [x0 = 0, y0 = 0, z0 = 0] = min
  const [x1 = 0, y1 = 0, z1 = 0] = max
  const margin = Math.max(x1 - x0, z1 - z0) * 0.22
  const [width, depth] = [x1 - x0 + margin * 2, z1 - z0 + margin * 2]
  const [x, z] = [(x0 + x1) / 2, (z0 + z1) / 2]

  const targets = [new WebGLRenderTarget(pixels, pixels), new WebGLRenderTarget(pixels, pixels)] as const
  const below = new OrthographicCamera(-width / 2, width / 2, depth / 2, -depth / 2, 0, (y1 - y0) * 1.1)
  below.position.set(x, y0, z)
  below.up.set(0, 0, 1)
  below.lookAt(x, y1, z)

  const outline = new MeshBasicMaterial({ color: 0 })
  const scene = new Scene()
  scene.add(boat)
  scene.overrideMaterial = outline
  renderer.setClearAlpha(0)
  renderer.setRenderTarget(targets[0])
  renderer.clear()
  renderer.render(scene, below)

  const sheet = new PlaneGeometry(1, 1)
  const uniforms: { map: { value: Texture | null }; reach: { value: Vector2 } } = {
    map: { value: null },
    reach: { value: new Vector2() },
  }
  const paint = new ShaderMaterial({
    uniforms,
    vertexShader: vertex,
    fragmentShader: blur,
    blending: NoBlending,
    depthTest: false,
  })
  const canvas = new Mesh(sheet, paint)
  canvas.frustumCulled = false
  for (const wide of passes) {
    for (const [from, to, dx, dy] of [
      [0, 1, wide, 0],
      [1, 0, 0, wide],
    ] as const) {
      uniforms.map.value = targets[from].texture
      uniforms.reach.value.set(dx / pixels, dy / pixels)
      renderer.setRenderTarget(targets[to])
      renderer.clear()
      renderer.render(canvas, below)
    }
  }
  renderer.setRenderTarget(null)

  const ground = new MeshBasicMaterial({ map: targets[0].texture, transparent: true, depthWrite: false, opacity: 0.62 })
  const floor = new Mesh(sheet, ground)
  floor.rotation.x = -Math.PI / 2
  floor.scale.set(width, depth, 1)
  floor.position.set(x, y0 - 0.002, z)
  return {
    floor,
    dispose: () => {
      for (const target of targets) target.dispose()
      for (const material of [outline, paint, ground]) material.dispose()
      sheet.dispose()
    },
  }
}
