// npm run contours: draws the depth contours that lie behind dark sections and cut-out boats.
// A seeded height field of a few round hills, marching squares at fixed depths, paths joined and rounded to whole
// pixels so that each drawing stays small (art direction: at most 4 KB gzip).
import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { seededNumbers } from '#lib/coverage-planning/seeded-numbers'

const drawings = [
  { name: 'contours-lake', seed: 7, hills: 7, levels: 9, width: 1440, height: 900 },
  { name: 'contours-channel', seed: 23, hills: 9, levels: 8, width: 1440, height: 640 },
  { name: 'contours-bay', seed: 41, hills: 6, levels: 10, width: 1200, height: 1200 },
]
const cell = 60

function heightField({ seed, hills, width, height }) {
  const next = seededNumbers(seed)
  const centres = Array.from({ length: hills }, () => ({
    x: next() * width,
    y: next() * height,
    reach: (0.16 + next() * 0.3) * width,
    rise: 0.5 + next() * 0.9,
  }))
  return (x, y) =>
    centres.reduce((sum, hill) => {
      const distance = ((x - hill.x) ** 2 + ((y - hill.y) * 1.25) ** 2) / hill.reach ** 2
      return sum + hill.rise * Math.exp(-distance * 2.2)
    }, 0)
}

function segmentsAt(field, level, width, height) {
  const segments = []
  const cross = (ax, ay, av, bx, by, bv) => {
    const share = (level - av) / (bv - av)
    return [ax + (bx - ax) * share, ay + (by - ay) * share]
  }
  for (let y = -cell; y < height + cell; y += cell) {
    for (let x = -cell; x < width + cell; x += cell) {
      const corners = [
        [x, y, field(x, y)],
        [x + cell, y, field(x + cell, y)],
        [x + cell, y + cell, field(x + cell, y + cell)],
        [x, y + cell, field(x, y + cell)],
      ]
      const points = []
      for (let side = 0; side < 4; side++) {
        const [ax, ay, av] = corners[side]
        const [bx, by, bv] = corners[(side + 1) % 4]
        if (av < level !== bv < level) points.push(cross(ax, ay, av, bx, by, bv))
      }
      for (let at = 0; at + 1 < points.length; at += 2) segments.push([points[at], points[at + 1]])
    }
  }
  return segments
}

function join(segments) {
  const key = ([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`
  const open = new Map()
  const add = (point, segment) => open.set(key(point), [...(open.get(key(point)) ?? []), segment])
  for (const segment of segments) for (const point of segment) add(point, segment)
  const used = new Set()
  const lines = []
  const extend = (line) => {
    for (;;) {
      const end = line.at(-1)
      const next = open.get(key(end))?.find((segment) => !used.has(segment))
      if (!next) return
      used.add(next)
      line.push(key(next[0]) === key(end) ? next[1] : next[0])
    }
  }
  for (const segment of segments) {
    if (used.has(segment)) continue
    used.add(segment)
    const line = [...segment]
    extend(line)
    line.reverse()
    extend(line)
    if (line.length > 4) lines.push(line)
  }
  return lines
}

function smoothPath(line) {
  const points = line.map(([x, y]) => [Math.round(x), Math.round(y)])
  let at = points[0]
  let path = `M${at}`
  // Relative numbers are short numbers.
  const step = (point) => `${point[0] - at[0]} ${point[1] - at[1]}`
  for (let index = 1; index + 1 < points.length; index++) {
    const [corner, after] = [points[index], points[index + 1]]
    const middle = [Math.round((corner[0] + after[0]) / 2), Math.round((corner[1] + after[1]) / 2)]
    path += `q${step(corner)} ${step(middle)}`.replaceAll(' -', '-')
    at = middle
  }
  return `${path}l${step(points.at(-1))}`
}

mkdirSync('public/drawings', { recursive: true })
for (const drawing of drawings) {
  const field = heightField(drawing)
  const paths = []
  for (let level = 1; level <= drawing.levels; level++) {
    paths.push(...join(segmentsAt(field, level * 0.22, drawing.width, drawing.height)).map(smoothPath))
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.width} ${drawing.height}" fill="none" stroke="#a9bcc2"><path d="${paths.join('')}"/></svg>\n`
  const bytes = gzipSync(svg).length
  if (bytes > 4096) throw new Error(`${drawing.name} is ${bytes} bytes gzip, over 4096`)
  writeFileSync(`public/drawings/${drawing.name}.svg`, svg)
}
