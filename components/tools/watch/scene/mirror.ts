import {
  HalfFloatType,
  Matrix4,
  PerspectiveCamera,
  Plane,
  type Scene,
  Vector3,
  Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

/** What flat water shows: the scene from below, drawn to a texture. `matrix` turns a place of the water into its point there. */
export function createMirror() {
  const target = new WebGLRenderTarget(2, 2, { type: HalfFloatType })
  const camera = new PerspectiveCamera()
  const matrix = new Matrix4()
  const look = new Vector3()
  const plane = new Plane()
  return {
    texture: target.texture,
    matrix,
    setSize: (width: number, height: number) => target.setSize(width, height),
    draw: (renderer: WebGLRenderer, scene: Scene, eye: PerspectiveCamera) => {
      camera.projectionMatrix.copy(eye.projectionMatrix)
      camera.position.copy(eye.position).setY(-eye.position.y)
      eye.getWorldDirection(look)
      look.setY(-look.y).add(camera.position)
      camera.up.set(0, 1, 0).applyQuaternion(eye.quaternion)
      camera.up.setY(-camera.up.y)
      camera.lookAt(look)
      camera.updateMatrixWorld()
      matrix
        .set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
        .multiply(camera.projectionMatrix)
        .multiply(camera.matrixWorldInverse)
      cutBelowWater(camera, plane)
      renderer.setRenderTarget(target)
      renderer.clear()
      renderer.render(scene, camera)
      renderer.setRenderTarget(null)
    },
    dispose: () => target.dispose(),
  }
}

/** Makes the water the near plane of the view (Lengyel 2005): what is under it is not mirrored. */
function cutBelowWater(camera: PerspectiveCamera, plane: Plane): void {
  plane
    .setFromNormalAndCoplanarPoint(new Vector3(0, 1, 0), new Vector3(0, 0.01, 0))
    .applyMatrix4(camera.matrixWorldInverse)
  const cut = new Vector4(plane.normal.x, plane.normal.y, plane.normal.z, plane.constant)
  const { elements } = camera.projectionMatrix
  const corner = new Vector4(
    (Math.sign(cut.x) + (elements[8] ?? 0)) / (elements[0] ?? 1),
    (Math.sign(cut.y) + (elements[9] ?? 0)) / (elements[5] ?? 1),
    -1,
    (1 + (elements[10] ?? 0)) / (elements[14] ?? 1),
  )
  cut.multiplyScalar(2 / cut.dot(corner))
  elements[2] = cut.x
  elements[6] = cut.y
  elements[10] = cut.z + 1
  elements[14] = cut.w
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
}
