import { type BufferGeometry, FrontSide, type Material, Mesh, MeshStandardMaterial, type Object3D } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'

/** Loads a model; its glass is set not to hide what is behind it. */
export async function loadBoat(src: string, signal: AbortSignal): Promise<Object3D> {
  const answer = await fetch(src, { signal })
  if (!answer.ok) throw new Error(`${src} answered ${answer.status}`)
  const { scene } = await new GLTFLoader().parseAsync(await answer.arrayBuffer(), '')
  scene.traverse((part) => {
    if (!(part instanceof Mesh) || !(part.material instanceof MeshStandardMaterial)) return
    const clear = part.material.transparent
    part.material.depthWrite = !clear
    part.material.envMapIntensity = clear ? 1.6 : 1
    part.castShadow = !clear
    part.receiveShadow = !clear
    // Shadows cast by back faces, as is usual, fall on the thin part itself: a roof is dotted.
    part.material.shadowSide = FrontSide
    part.frustumCulled = false
    shadeFolds(part.geometry, part.material)
  })
  return scene
}

/** Frees a boat's memory on the graphics card. */
export function disposeBoat(boat: Object3D) {
  const materials = new Set<Material>()
  boat.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.geometry.dispose()
    for (const material of [part.material].flat()) materials.add(material)
  })
  for (const material of materials) material.dispose()
}

/** What a corner's shade takes of the lamp's own light: its shadows are drawn sharp, but narrow joints are finer than they. */
const ofLamp = '0.3'

const declared = 'attribute float _occlusion; varying float openness;'
const shaded = `
  reflectedLight.indirectDiffuse *= openness;
  reflectedLight.indirectSpecular *= openness;
  reflectedLight.directDiffuse *= mix(1.0, openness, ${ofLamp});
  reflectedLight.directSpecular *= mix(1.0, openness, ${ofLamp});`

function shade(shader: { vertexShader: string; fragmentShader: string }) {
  shader.vertexShader = `${declared}\n${shader.vertexShader}`.replace(
    '#include <begin_vertex>',
    '#include <begin_vertex>\n  openness = _occlusion;',
  )
  shader.fragmentShader = `varying float openness;\n${shader.fragmentShader}`.replace(
    '#include <aomap_fragment>',
    `#include <aomap_fragment>${shaded}`,
  )
}

/** Shades a boat's material where its model says how open to the light each corner is (`npm run models`): softly, in what joins and folds. */
function shadeFolds(geometry: BufferGeometry, material: Material) {
  if (geometry.hasAttribute('_occlusion') && material instanceof MeshStandardMaterial) material.onBeforeCompile = shade
}
