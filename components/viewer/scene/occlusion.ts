import { type BufferGeometry, type Material, MeshStandardMaterial } from 'three'

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
export function shadeFolds(geometry: BufferGeometry, material: Material) {
  if (geometry.hasAttribute('_occlusion') && material instanceof MeshStandardMaterial) material.onBeforeCompile = shade
}
