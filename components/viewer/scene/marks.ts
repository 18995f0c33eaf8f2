import { type Object3D, type PerspectiveCamera, Raycaster, Vector3 } from 'three'
import { markLines } from '#components/viewer/scene/mark-lines.ts'
import type { Point } from '#components/viewer/scene/orbit.ts'

export interface Mark {
  at: Point
  reach: number
  button: HTMLElement
}

/** Keeps each mark's button over its part, and dims it while something of the boat stands before the part. */
export function createMarks(marks: readonly Mark[], camera: PerspectiveCamera, boat: Object3D) {
  const place = new Vector3()
  const seen = marks.map(() => ({ x: 0, y: 0 }))
  const ray = new Raycaster()

  return {
    follow: (width: number, height: number) => {
      for (const [index, { at, button }] of marks.entries()) {
        place.set(...at).project(camera)
        const [x, y] = [((place.x + 1) / 2) * width, ((1 - place.y) / 2) * height]
        seen[index] = { x, y }
        button.style.transform = `translate3d(${x.toFixed(1)}px, ${y.toFixed(1)}px, 0)`
      }
    },
    /** Looks for what is hidden and what stands too close: some milliseconds of work, so only once the boat rests. */
    settle: () => {
      for (const [index, line] of markLines(seen).entries()) {
        marks[index]?.button.style.setProperty('--line', `${line.toFixed(1)}px`)
      }
      for (const { at, reach, button } of marks) {
        place.set(...at).sub(camera.position)
        const far = place.length() - reach
        ray.set(camera.position, place.normalize())
        ray.far = Math.max(far, 0)
        button.toggleAttribute('data-behind', far > 0 && ray.intersectObject(boat, true).length > 0)
      }
    },
  }
}
