import { NeutralToneMapping, PCFShadowMap, PerspectiveCamera, Scene, WebGLRenderer } from 'three'
import { contactShadow } from '#components/viewer/scene/contact-shadow.ts'
import { firstGaze, lens } from '#components/viewer/scene/fit.ts'
import { loadBoat } from '#components/viewer/scene/load-boat.ts'
import { eyeOf, type Point } from '#components/viewer/scene/orbit.ts'
import { keyLight, surroundings } from '#components/viewer/scene/studio.ts'
import { patternSurfaces } from '#components/viewer/scene/surfaces.ts'
import { sheet } from '#components/viewer/turntable-sheet.ts'
import type { ModelSlug } from '#lib/content/model-parts'

/**
 * Draws the boat from every side in a headless browser, starting with the viewer's first view and turning left.
 * @returns a PNG for each frame, as data URLs
 */
async function drawFrames(src: string, slug: ModelSlug, min: Point, max: Point): Promise<string[]> {
  const boat = await loadBoat(src, new AbortController().signal)
  patternSurfaces(boat, slug, true)
  const renderer = new WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true })
  renderer.setSize(sheet.width, sheet.height, false)
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = 1.18
  const shade = contactShadow(renderer, boat, min, max)
  const light = surroundings(renderer)
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  // The eye goes round the boat: its shadows stay.
  renderer.shadowMap.autoUpdate = false
  renderer.shadowMap.needsUpdate = true
  const scene = new Scene()
  scene.environment = light.texture
  scene.environmentIntensity = 0.9
  const gaze = firstGaze(min, max, sheet.width / sheet.height)
  const key = keyLight(gaze.target, Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2)
  scene.add(boat, shade.floor, key, key.target)
  const camera = new PerspectiveCamera(lens, sheet.width / sheet.height, gaze.distance / 50, gaze.distance * 6)
  // A turned boat may be wider and reach lower than the first view shows it.
  const distance = Math.max(gaze.distance, widest(min, max)) * 1.08
  return Array.from({ length: sheet.frames }, (_, frame) => {
    camera.position.set(...eyeOf({ ...gaze, distance, azimuth: gaze.azimuth - (frame * 2 * Math.PI) / sheet.frames }))
    camera.lookAt(...gaze.target)
    renderer.render(scene, camera)
    return renderer.domElement.toDataURL('image/png')
  })
}

/** From how far the longest side fits, seen from abeam. */
function widest(min: Point, max: Point): number {
  const half = Math.hypot(max[0] - min[0], max[2] - min[2]) / 2
  const wide = Math.tan((lens * Math.PI) / 360) * (sheet.width / sheet.height)
  return half / wide
}

Object.assign(window, { drawFrames })
