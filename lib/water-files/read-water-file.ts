import { datumIn, inDatum } from '#lib/water-files/china-datum'
import { withoutDateLineStrip } from '#lib/water-files/date-line-cuts'
import type { Datum } from '#lib/water-files/datums'
import type { GeographicPosition } from '#lib/water-files/local-plane'
import { isInChina } from '#lib/water-files/mainland-china'
import { mapPlaces, placesOf } from '#lib/water-files/map-feature'
import { groupsOf, type Neighbours, neighboursOf } from '#lib/water-files/neighbours'
import {
  type PlacedLayers,
  type PlacingChoices,
  placedLayers,
  type SystemProblem,
} from '#lib/water-files/placed-layers'
import type { Reach } from '#lib/water-files/reaches'
import { type LayersFault, type ReadLayers, readLayers } from '#lib/water-files/read-layers'
import { type PieceFault, type PlacedWater, type WaterNotes, waterFromPieces } from '#lib/water-files/water-from-pieces'
import { piecesOf, type WaterPiece } from '#lib/water-files/water-pieces'

/** The outline of one lake is a few kilobytes, a track of 200,000 places 30 megabytes; beyond this nothing is read. */
export const largestFileBytes = 32 * 1024 * 1024

export type WaterFileFault = LayersFault | PieceFault | 'tooLargeFile' | 'noShape' | 'onlyPoints' | 'notGeographic'

/** What a reader may say of a file; what is not said is taken as is likeliest. */
export interface WaterFileChoices extends PlacingChoices {
  /** A piece of the water that is wanted, by its number. */
  readonly piece?: number | undefined
  readonly reach?: Reach | undefined
  readonly islands?: boolean | undefined
  readonly widthM?: number | undefined
  readonly datum?: Datum | undefined
  /** The datum of the files before, for one that says nothing of its own. */
  readonly usualDatum?: Datum | undefined
}

/** What a file holds and how it was read, for the reader to check and to choose. */
export interface FoundInFile extends Omit<PlacedLayers, 'features'> {
  readonly areas: number
  readonly lines: number
  readonly points: number
  /** Files of an archive beyond the most that are read. */
  readonly unreadFiles: number
  /** The largest first; a long list is cut. */
  readonly options: readonly WaterOption[]
  readonly chosen: number
  readonly reach: Reach
  /** The outline is made of corners in the order of a list. */
  readonly fromCorners: boolean
  /** Some pieces lie so near each other that `reach` makes a difference. */
  readonly canJoin: boolean
  readonly place: GeographicPosition
  readonly inChina: boolean
  readonly datum: Datum
  /** The file itself says which datum it is in. */
  readonly datumFrom: 'file' | 'reader' | null
}

export type WaterFileReading =
  | { readonly state: 'refused'; readonly fault: WaterFileFault; readonly found: FoundInFile | null }
  /** Metres of a grid that the file does not name, or not so that they can be read. */
  | { readonly state: 'needsSystem'; readonly problem: SystemProblem }
  /** A line, whose width the reader knows. */
  | { readonly state: 'needsWidth'; readonly found: FoundInFile }
  | { readonly state: 'read'; readonly water: PlacedWater; readonly notes: WaterNotes; readonly found: FoundInFile }

/** Lines of the list of waters that are shown; a city has more ponds than anybody reads through. */
export const mostOptions = 60
const mostPlaces = 1_500_000

const refused = (fault: WaterFileFault, found: FoundInFile | null = null): WaterFileReading => ({
  state: 'refused',
  fault,
  found,
})

/**
 * Reads the outline of a water from a map file, in a worker of the browser: nothing is sent. Chooses the area, projects it, then limits
 * its corners.
 */
export async function readWaterFile(
  name: string,
  bytes: ArrayBuffer,
  choices: WaterFileChoices = {},
): Promise<WaterFileReading> {
  if (bytes.byteLength > largestFileBytes) return refused('tooLargeFile')
  const read = await readLayers(name, bytes)
  if ('fault' in read) return refused(read.fault)
  try {
    return await waterOfLayers(name, read, choices)
  } catch {
    return refused('unreadable')
  }
}

async function waterOfLayers(
  name: string,
  { layers, head, unreadFiles }: ReadLayers,
  choices: WaterFileChoices,
): Promise<WaterFileReading> {
  const count = layers.flatMap(({ features }) => features.flatMap(placesOf)).length
  if (count > mostPlaces) return refused('tooManyCorners')
  if (count === 0) return refused('noShape')
  const placed = await placedLayers(layers, choices)
  if ('fault' in placed)
    return placed.fault === 'needsSystem' ? { state: 'needsSystem', problem: placed.problem } : refused(placed.fault)
  const fromFile = datumIn(`${name} ${head.slice(0, 1_000)}`)
  const datum = choices.datum ?? fromFile ?? choices.usualDatum ?? 'wgs84'
  const features = withoutDateLineStrip(
    placed.features.map((feature) => mapPlaces(feature, (place) => inDatum(place, datum, 'wgs84'))),
  )
  const pieces = piecesOf(features)
  const points = features.flatMap((feature) => feature.points)
  const [first] = pieces
  if (!first)
    return refused(
      features.every(({ polygons, lines }) => !polygons.length && !lines.length) ? 'onlyPoints' : 'tooSmall',
    )

  const neighbours = neighboursOf(pieces)
  const { group, gapM, groups, reach } = chosenGroup(pieces, neighbours, choices)
  const chosen = pieces[group[0] ?? 0] ?? first
  const areas = pieces.filter(({ kind }) => kind === 'area').length
  const found: FoundInFile = {
    areas,
    lines: pieces.length - areas,
    points: points.length,
    unreadFiles,
    options: groups.slice(0, mostOptions).map((each) => optionOf(each.group, pieces)),
    chosen: group[0] ?? 0,
    reach,
    fromCorners: layers.some(({ isCorners }) => isCorners === true),
    canJoin: neighbours.length > 0,
    place: chosen.middle,
    inChina: isInChina(chosen.middle),
    datum,
    datumFrom: choices.datum ? 'reader' : fromFile ? 'file' : null,
    swapped: placed.swapped,
    system: placed.system,
    systemFrom: placed.systemFrom,
  }
  const { widthM = null, islands = null } = choices
  if (chosen.kind === 'line' && widthM === null) return { state: 'needsWidth', found }
  const result = waterFromPieces(pieces, points, { group, gapM, widthM, islands })
  return 'fault' in result ? refused(result.fault, found) : { state: 'read', ...result, found }
}

/** The wanted piece with what belongs to it; without a wish the largest, after putting together what touches. */
function chosenGroup(
  pieces: readonly WaterPiece[],
  neighbours: readonly Neighbours[],
  { piece, reach = 'touching' }: WaterFileChoices,
) {
  const size = (group: readonly number[]) => group.reduce((sum, index) => sum + (pieces[index]?.areaM2 ?? 0), 0)
  const rank = (group: readonly number[]) => {
    const one = pieces[group[0] ?? 0]
    return one?.kind === 'line' ? 2 : one?.fromLine ? 1 : 0
  }
  const length = (group: readonly number[]) => pieces[group[0] ?? 0]?.lengthM ?? 0
  const groups = groupsOf(pieces, neighbours, reach).sort(
    ({ group: a }, { group: b }) => rank(a) - rank(b) || size(b) - size(a) || length(b) - length(a),
  )
  const wanted = groups.find(({ group }) => piece !== undefined && group.includes(piece)) ?? groups[0]
  return { group: wanted?.group ?? [0], gapM: wanted?.gapM ?? 0, groups, reach }
}

function optionOf(group: readonly number[], pieces: readonly WaterPiece[]) {
  const members = group.flatMap((index) => pieces[index] ?? [])
  return {
    piece: group[0] ?? 0,
    kind: members[0]?.kind ?? ('area' as const),
    name: members.find(({ name }) => name !== null)?.name ?? null,
    /** How many pieces of the file it is made of. */
    pieces: members.length,
    areaM2: members.reduce((sum, { areaM2 }) => sum + areaM2, 0),
    lengthM: members[0]?.lengthM ?? 0,
    /** From a line's end to its beginning. */
    gapM: members[0]?.gapM ?? 0,
  }
}

export type WaterOption = Readonly<ReturnType<typeof optionOf>>
