import { featureOfCorners } from '#lib/water-files/corner-list'
import { type MapLayer, type Place, withoutLostFix } from '#lib/water-files/map-feature'

const eastColumns =
  /^(?:(?:gps|wgs84|wgs|point)_?)?(lon|lng|long|longitude|x|east|easting|经度|东经|横坐标)([\W_].*)?$/i
const northColumns = /^(?:(?:gps|wgs84|wgs|point)_?)?(lat|latitude|y|north|northing|纬度|北纬|纵坐标)([\W_].*)?$/i
const partColumns = /^(part|ring|shape|polygon|lake|water|name|id|名称|图斑|地块|编号|水体)$/i

/** A table of corners, one a row: by columns named for longitude and latitude, else the first two numbers. Empty without two numbers. */
export function readTable(text: string): MapLayer {
  const plain = text.replace(/^\uFEFF/, '').trim()
  // One row of "120.1,30.2;120.3,30.4" or with "|" between: a line as AMap and Baidu write it.
  const isOneRow = !plain.includes('\n') && /[;|]/.test(plain) && plain.includes(',')
  const rows = plain
    .split(isOneRow ? /[;|]/ : /\r\n|\r|\n/)
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
    const numbers = named
      ? [angleIn(row[east]), angleIn(row[north])]
      : row.flatMap(inOneCell).map(numberIn).filter(isNumber)
    const [x, y] = counted ? numbers.slice(1) : numbers
    if (isNumber(x) && isNumber(y)) {
      const key = `${block} ${part >= 0 ? row[part] : counted ? numbers[0] : ''}`
      const corners = parts.get(key) ?? []
      corners.push([x, y])
      parts.set(key, corners)
    } else if (parts.size > 0 && row.every((cell) => cell === '')) block++
  }
  const lists = grouped([...parts.values()].map(withoutLostFix))
  return { features: lists.map(featureOfCorners), system: null, isCorners: true }
}

/** A column of numbers that differ in every row is no name of a part. */
function grouped(lists: Place[][]): Place[][] {
  const longEnough = lists.filter(({ length }) => length >= 3)
  return longEnough.length > 0 ? longEnough : lists.length > 0 ? [lists.flat()] : []
}

/** A separator inside quotes parts nothing, a quote inside them is written twice. */
function cellsOf(row: string): string[] {
  const separator = ['\t', ';', '|', ','].find((each) => row.includes(each))
  if (!separator) return row.split(/\s+/).map((cell) => cell.replace(/^"|"$/g, ''))
  const cells: string[] = []
  let open: string[] = []
  let quotes = 0
  for (const part of row.split(separator)) {
    if (open.length === 0 && !part.trimStart().startsWith('"')) {
      cells.push(part.trim())
      continue
    }
    open.push(part)
    quotes += part.split('"').length - 1
    if (quotes % 2 === 1) continue
    cells.push(open.join(separator).trim())
    open = []
    quotes = 0
  }
  cells.push(...open.map((part) => part.trim()))
  return cells.map((cell) => (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell))
}

/** "120.15, 30.24" in one cell is two numbers; "120,15" is one with a decimal comma. */
function inOneCell(cell: string): string[] {
  const [, first, second] = /^[([（]?\s*(-?\d{1,8}\.\d+)\s*[,，;；\s]\s*(-?\d{1,8}\.\d+)\s*[)\]）]?$/.exec(cell) ?? []
  return first && second ? [first, second] : [cell]
}

const longestNumber = 40
const sideLetters = /^[ENSW东西南北]经?纬?\s*|\s*[ENSW东西南北]$/gi

/** A number, or degrees in minutes and seconds; null for words. */
function numberIn(cell: string | undefined): number | null {
  return readNumber(
    cell,
    /^([+-]?)(\d{1,3})[°º˚度]\s*(\d{1,2}(?:\.\d+)?)['’′分]\s*(?:(\d{1,2}(?:\.\d+)?)(?:["”″秒]|''))?$/,
  )
}

/** The same in a column that is known to hold an angle: there "120 9.5", "120:09:30" and "120-09-30" are one, too. */
function angleIn(cell: string | undefined): number | null {
  return readNumber(
    cell,
    /^([+-]?)(\d{1,3})(?:[°º˚度:-]\s*|\s+)(\d{1,2}(?:\.\d+)?)(?:['’′分:-]\s*|\s+|$)(?:(\d{1,2}(?:\.\d+)?)(?:["”″秒]|'')?)?$/,
  )
}

function readNumber(cell: string | undefined, inMinutes: RegExp): number | null {
  const text = cell
    ?.slice(0, longestNumber + 1)
    .replace(sideLetters, '')
    .trim()
  const side = cell && /^[SW西南]|[SW西南]$/i.test(cell) ? -1 : 1
  if (!text || text.length > longestNumber) return null
  // A comma inside a cell is a decimal one: those that part cells are gone.
  const point = /^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
  if (/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?[°º˚度]?$/i.test(point)) return side * Number.parseFloat(point)
  const [, sign, degrees, minutes, seconds = 0] = inMinutes.exec(point) ?? []
  if (degrees === undefined) return null
  return (sign === '-' ? -side : side) * (Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600)
}

/** Rows that begin with a number of their own ("J1, 1, …") keep their coordinates behind it. */
function startsWithCount(row: readonly string[]): boolean {
  const numbers = row.flatMap(inOneCell).map(numberIn).filter(isNumber)
  return numbers.length < 2 || (numbers.length >= 3 && Number.isInteger(numbers[0]))
}

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number'
