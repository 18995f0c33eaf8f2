import { featureOfCorners } from '#lib/water-files/corner-list'
import type { MapLayer, Place } from '#lib/water-files/map-feature'

const eastColumns = /^(lon|lng|long|longitude|x|east|easting|经度|东经|gps_?lon|lon_?wgs84|横坐标|y坐标)(\W.*)?$/i
const northColumns = /^(lat|latitude|y|north|northing|纬度|北纬|gps_?lat|lat_?wgs84|纵坐标|x坐标)(\W.*)?$/i
const partColumns = /^(part|ring|shape|polygon|lake|water|name|id|名称|图斑|地块|编号|水体)$/i

/**
 * A table of corners, one a row: longitude and latitude by the names of the columns, or the first two numbers of a row.
 * @throws when there are no two numbers in a row
 */
export function readTable(text: string): MapLayer {
  const plain = text.replace(/^\uFEFF/, '').trim()
  // One row of "120.1,30.2;120.3,30.4": a line as AMap writes it.
  const isOneRow = !plain.includes('\n') && plain.includes(';') && plain.includes(',')
  const rows = plain
    .split(isOneRow ? ';' : /\r\n|\r|\n/)
    // China's land offices write "corners, area, …, @" before the corners of each parcel.
    .map((row) => (row.trimEnd().endsWith('@') ? [''] : cellsOf(row)))
  const head = rows.find((row) => row.some((cell) => cell !== '')) ?? []
  const east = head.findIndex((cell) => eastColumns.test(cell))
  const north = head.findIndex((cell) => northColumns.test(cell))
  const named = east >= 0 && north >= 0
  const part = named
    ? head.findIndex((cell, column) => column !== east && column !== north && partColumns.test(cell))
    : -1
  const counted = !named && rows.every((row) => startsWithCount(row))
  const parts = new Map<string, Place[]>()
  let block = 0
  for (const row of rows) {
    const numbers = named ? [numberIn(row[east]), numberIn(row[north])] : row.map(numberIn).filter(isNumber)
    const [x, y] = counted ? numbers.slice(1) : numbers
    if (isNumber(x) && isNumber(y)) {
      const key = `${block} ${part >= 0 ? row[part] : counted ? numbers[0] : ''}`
      const corners = parts.get(key) ?? []
      corners.push([x, y])
      parts.set(key, corners)
    } else if (parts.size > 0 && row.every((cell) => cell === '')) block++
  }
  const lists = grouped([...parts.values()])
  if (lists.length === 0) throw new RangeError('no table of coordinates')
  return { features: lists.map(featureOfCorners), system: null, isCorners: true }
}

/** A column of numbers that differ in every row is no name of a part. */
function grouped(lists: Place[][]): Place[][] {
  const longEnough = lists.filter(({ length }) => length >= 3)
  return longEnough.length > 0 ? longEnough : lists.length > 0 ? [lists.flat()] : []
}

function cellsOf(row: string): string[] {
  const separator = ['\t', ';', ','].find((each) => row.includes(each)) ?? /\s+/
  return row.split(separator).map((cell) => cell.trim().replace(/^"|"$/g, ''))
}

const longestNumber = 40

/** A number, or degrees in minutes and seconds; null for words. */
function numberIn(cell: string | undefined): number | null {
  const text = cell
    ?.slice(0, longestNumber + 1)
    .replace(/^[ENSW]\s*|\s*[ENSW]$/i, '')
    .trim()
  const sign = cell && /^[SW]|[SW]$/i.test(cell) ? -1 : 1
  if (!text || text.length > longestNumber) return null
  // A comma inside a cell is a decimal one: those that part cells are gone.
  const point = text.replace(',', '.')
  if (/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?[°度]?$/i.test(point)) return sign * Number.parseFloat(point)
  const parts = /^(\d{1,3})[°度]\s*(\d{1,2})['′分]\s*(?:(\d{1,2}(?:\.\d+)?)["″秒])?$/.exec(text)
  return parts ? sign * (Number(parts[1]) + Number(parts[2]) / 60 + Number(parts[3] ?? 0) / 3600) : null
}

/** Rows that begin with a number of their own ("J1, 1, …") keep their coordinates behind it. */
function startsWithCount(row: readonly string[]): boolean {
  const numbers = row.map(numberIn).filter(isNumber)
  return numbers.length < 2 || (numbers.length >= 3 && Number.isInteger(numbers[0]))
}

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number'
