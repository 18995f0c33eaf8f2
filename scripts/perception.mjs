// npm run perception: draws what each sensor sees over the picture `apas-canal`, in the picture's own perspective:
// public/drawings/perception-{rings,points,radar,chart}.svg, 1920 × 1080 like the render. The camera is the one of the
// shot `apas-canal` (imagery/scenes/shots.py), the places are those of the canal (imagery/scenes/stages.py), in metres.
import { writeFileSync } from 'node:fs'

const camera = { at: [0.9, -5.4, 2.1], towards: [0.5, 2.2, 0.55], lens: 34, sensor: 36 }
const [width, height] = [1920, 1080]
const canal = { halfWidth: 6.5, wall: 1.55 }
/** Middle and half size of the two buoys and the moored dinghy. */
const things = [
  { at: [2.3, 5.2], half: [0.42, 0.42], tall: 0.95 },
  { at: [-2.2, 9.5], half: [0.42, 0.42], tall: 0.95 },
  { at: [4.9, 10.5], half: [0.82, 1.8], tall: 0.75 },
]

const minus = (a, b) => a.map((part, axis) => part - b[axis])
const along = (a, b) => a.reduce((sum, part, axis) => sum + part * b[axis], 0)
const unit = (a) => a.map((part) => part / Math.hypot(...a))
const across = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
const ahead = unit(minus(camera.towards, camera.at))
const right = unit(across(ahead, [0, 0, 1]))
const up = across(right, ahead)
const scale = (camera.lens / camera.sensor) * width

/** A point of the canal on the picture; undefined for what lies behind the camera. */
function onPicture(point) {
  const away = minus(point, camera.at)
  const depth = along(away, ahead)
  if (depth < 0.6) return undefined
  return [width / 2 + (scale * along(away, right)) / depth, height / 2 - (scale * along(away, up)) / depth, depth]
}

const round = (value) => Math.round(value)
/** A line through points, lifted where it leaves the canal or the camera's sight. */
function line(points) {
  let drawn = ''
  let pen = 'M'
  for (const point of points) {
    const place = Math.abs(point[0]) < canal.halfWidth - 0.05 ? onPicture(point) : undefined
    const near = place && place[0] > -400 && place[0] < width + 400 && place[1] < height + 400
    drawn += near ? `${pen}${round(place[0])} ${round(place[1])}` : ''
    pen = near ? 'L' : 'M'
  }
  return drawn
}

const circle = (radius, steps) =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI
    return [radius * Math.cos(angle), radius * Math.sin(angle), 0.02]
  })

const cyan = '#3fd9e6'
const amber = '#ffb347'

const rings = [1.6, 2.4, 3.5, 4.8, 6.3, 8.3, 11, 15, 21]
  .map((radius) => `<path d="${line(circle(radius, 120))}" stroke-width="${(4.6 / radius ** 0.5 + 0.6).toFixed(1)}"/>`)
  .join('')

let seed = 7
const chance = () => {
  seed = (seed * 1103515245 + 12345) % 2147483648
  return seed / 2147483648
}

/** Returns from the walls, in rows; nearer ones are drawn larger. */
function wallPoints() {
  const bands = new Map()
  for (const side of [-1, 1]) {
    for (let z = 0.1; z < canal.wall; z += 0.24) {
      for (let y = -1; y < 34; y += 0.2 + y * 0.012) {
        if (chance() > 0.8) continue
        const place = onPicture([side * (canal.halfWidth - 0.03), y, z + (chance() - 0.5) * 0.02])
        if (!place || place[0] < 0 || place[0] > width) continue
        const size = Math.max(3, Math.round(46 / place[2]))
        bands.set(size, `${bands.get(size) ?? ''}M${round(place[0])} ${round(place[1])}h0`)
      }
    }
  }
  return [...bands].map(([size, drawn]) => `<path d="${drawn}" stroke-width="${size}"/>`).join('')
}

/** Returns from what floats: rows on the side that looks at the boat. */
function thingPoints() {
  let drawn = ''
  for (const { at, half, tall } of things) {
    for (let z = 0.06; z < tall - 0.1; z += 0.12) {
      const narrowing = half[0] > 0.5 ? 1 : 1 - z / tall
      for (let part = -0.8; part <= 0.8; part += 0.16) {
        const place = onPicture([at[0] + part * half[0] * narrowing, at[1] - half[1] * 0.7, z])
        drawn += `M${round(place[0])} ${round(place[1])}h0`
      }
    }
  }
  return `<path d="${drawn}" stroke-width="4"/>`
}

function box({ at: [x, y], half: [dx, dy], tall }) {
  const corner = (a, b, z) =>
    onPicture([x + a * dx, y + b * dy, z])
      .slice(0, 2)
      .map(round)
      .join(' ')
  const floor = [0.02, tall].map(
    (z) => `M${corner(-1, -1, z)}L${corner(1, -1, z)}L${corner(1, 1, z)}L${corner(-1, 1, z)}Z`,
  )
  const posts = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([a, b]) => `M${corner(a, b, 0.02)}L${corner(a, b, tall)}`)
  return `<path d="${floor.join('')}${posts.join('')}"/>`
}

/** The radar's beam towards a thing: a sheet from the arch over the boat's bow to both sides of it, with arcs. */
function beam({ at: [x, y], half: [dx] }) {
  const bow = [0.1, 0.4]
  const far = Math.hypot(x - bow[0], y - bow[1])
  const heading = Math.atan2(y - bow[1], x - bow[0])
  const spread = Math.atan2(dx * 1.5, far)
  const reach = (angle, distance) =>
    onPicture([bow[0] + Math.cos(angle) * distance, bow[1] + Math.sin(angle) * distance, 0.5 - (0.3 * distance) / far])
      .slice(0, 2)
      .map(round)
      .join(' ')
  const sheet = `M${reach(heading, 0)}L${reach(heading - spread, far)}L${reach(heading + spread, far)}Z`
  const arcs = [0.3, 0.5, 0.7, 0.88]
    .map((part) => `M${reach(heading - spread, far * part)}L${reach(heading + spread, far * part)}`)
    .join('')
  return `<path d="${sheet}" fill="${amber}" fill-opacity=".16" stroke="none"/><path d="${arcs}" stroke-opacity=".7"/>`
}

const grid = [
  ...[-6, -4, -2, 0, 2, 4, 6].map((x) => line(Array.from({ length: 60 }, (_, step) => [x, -2.4 + step * 0.8, 0.01]))),
  ...Array.from({ length: 22 }, (_, row) => line([-6.4, 6.4].map((x) => [x, -2 + row * 2, 0.01]))),
].join('')

/** The course ahead: round the buoy on the right hand and on along the canal. */
const course = line(
  Array.from({ length: 46 }, (_, step) => {
    const y = 1.9 + step * 0.7
    return [0.45 - 0.75 * Math.exp(-(((y - 7) / 4.2) ** 2)), y, 0.02]
  }),
)
/** The boat's outline on the picture: what is drawn on the water passes behind it. */
const boat =
  'M496 855 517 798 567 752 630 719 680 716 682 659 583 649 583 633 622 630 675 646 678 620 712 620 713 646 771 646 811 649 814 666 738 670 719 686 912 688 923 733 960 741 969 791 923 857 804 965 719 956 712 910 580 923 575 934 496 923Z'
const behindBoat = `<mask id="b" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><path d="M0 0H${width}V${height}H0Z" fill="#fff" stroke="none"/><path d="${boat}" fill="#000" stroke="none"/></mask>`

const write = (name, attributes, content) =>
  writeFileSync(
    `public/drawings/perception-${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round" ${attributes}>${content}</svg>\n`,
  )

write('rings', `stroke="${cyan}"`, `${behindBoat}<g mask="url(#b)">${rings}</g>`)
write('points', `stroke="${cyan}"`, wallPoints() + thingPoints())
write('radar', `stroke="${amber}" stroke-width="2.5"`, things.map((thing) => beam(thing) + box(thing)).join(''))
write(
  'chart',
  'stroke="#f5f9f9"',
  `${behindBoat}<g mask="url(#b)"><path d="${grid}" stroke-width="1.5" stroke-opacity=".34"/><path d="${course}" stroke="#14b8c4" stroke-width="6"/></g>`,
)
