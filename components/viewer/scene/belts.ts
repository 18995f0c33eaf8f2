import { BoxGeometry, Color, InstancedMesh, Matrix4, MeshLambertMaterial, Vector3 } from 'three'
import { belts } from '#lib/content/boat-movements'
import type { BoatSlug } from '#lib/content/fleet'

/** How fast a belt runs, metres a second of the mission. */
const beltSpeed = 0.22
/** Material that rides up between the cleats. */
const loads = [0x8a6a2f, 0x51702a, 0xb08a3c, 0xdfe6e4].map((colour) => new Color(colour))

/** Cleats that run up the belts of a fleet while it collects, with litter between them; nothing for boats without a belt. */
export function createBelts(boat: BoatSlug, boats: number) {
  const belt = belts[boat]
  if (!belt) return null
  const along = new Vector3(belt.to[0] - belt.from[0], belt.to[1] - belt.from[1], 0)
  const length = along.length()
  along.normalize()
  const frame = new Matrix4()
    .makeBasis(along, new Vector3(along.y, -along.x, 0).multiplyScalar(-Math.sign(along.x) || 1), new Vector3(0, 0, 1))
    .setPosition(belt.from[0], belt.from[1], 0)
  // The belt's own up looks to the sky, whichever way it runs.
  if ((frame.elements[5] ?? 0) < 0) frame.scale(new Vector3(1, -1, 1))
  const count = Math.max(2, Math.floor(length / belt.pitchM))
  const step = length / count
  const shape = new BoxGeometry(1, 1, 1)
  const material = new MeshLambertMaterial()
  const mesh = new InstancedMesh(shape, material, boats * count * 2)
  mesh.frustumCulled = false
  const rubber = new Color(belt.colour)
  for (let index = 0; index < boats * count; index++) {
    mesh.setColorAt(index * 2, rubber)
    mesh.setColorAt(index * 2 + 1, loads[(index * 7) % loads.length] ?? rubber)
  }
  const [place, cleat] = [new Matrix4(), new Matrix4()]
  return {
    mesh,
    /** @param seconds of the mission @param isLoaded whether the boat collects: then its belt carries something */
    set: (boatIndex: number, boatPlace: Matrix4, seconds: number, isLoaded: boolean) => {
      const shift = isLoaded ? (seconds * beltSpeed) % step : 0
      const turns = isLoaded ? Math.floor((seconds * beltSpeed) / step) : 0
      const up = belt.rollerM + belt.cleatM * 0.55
      for (let index = 0; index < count; index++) {
        const slot = (boatIndex * count + index) * 2
        const at = index * step + shift
        cleat.makeScale(0.014, belt.cleatM * 1.15, belt.widthM * 0.95).setPosition(at, up, 0)
        mesh.setMatrixAt(slot, place.multiplyMatrices(boatPlace, frame).multiply(cleat))
        // The same piece stays between its two cleats on its way up.
        const piece = (index - turns) * 0.618
        const part = piece - Math.floor(piece)
        const size = isLoaded && part > 0.35 ? belt.pitchM * (0.4 + 0.5 * part) : 0
        cleat
          .makeScale(size, size * 0.5, size * 1.3)
          .setPosition(at + step / 2, belt.rollerM + size * 0.25, (part - 0.67) * belt.widthM * 1.2)
        mesh.setMatrixAt(slot + 1, place.multiplyMatrices(boatPlace, frame).multiply(cleat))
      }
    },
    /** Shows the belts of the first so many boats. */
    draw: (near: number) => {
      mesh.count = near * count * 2
      mesh.instanceMatrix.needsUpdate = true
    },
    dispose: () => {
      shape.dispose()
      material.dispose()
      mesh.dispose()
    },
  }
}
