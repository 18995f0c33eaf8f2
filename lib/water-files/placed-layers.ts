import { converterFrom, systemOfPrefix, unitOf } from '#lib/water-files/coordinate-systems'
import { type MapFeature, type MapLayer, mapPlaces, type Place, placesOf } from '#lib/water-files/map-feature'

const isGeographic = ([longitude, latitude]: Place) => Math.abs(longitude) <= 360 && Math.abs(latitude) <= 85
const turned = ([x, y]: Place): Place => [y, x]

/** A northing and then an easting with the number of its zone, as China's surveyors write them. */
const isNorthFirst = ([x, y]: Place) => Math.abs(x) < 7e6 && y >= 13e6

/** Eastings of a zone lie round 500 km: the second number may be one, the first is none. */
const isFarEast = ([x, y]: Place, system: string) => system !== 'EPSG:3857' && !isEasting(x) && isEasting(y)
const isEasting = (metres: number) => metres >= 100_000 && metres <= 900_000

/** What a reader may say of where a file's numbers lie. */
export interface PlacingChoices {
  /** Code of the EPSG register. */
  readonly system?: string | undefined
  readonly swapped?: boolean | undefined
}

export interface PlacedLayers {
  readonly features: MapFeature[]
  readonly swapped: boolean
  /** The system that metres were read in; null for longitude and latitude. */
  readonly system: string | null
  readonly systemFrom: 'file' | 'numbers' | 'reader' | null
}

/** Why a file of metres cannot be placed yet: it names no system, one nobody here reads, or the metres do not fit the one chosen. */
export type SystemProblem = 'unnamed' | 'unknown' | 'wrong'

/** Every layer in longitude and latitude, by the system it names, the one its numbers show, or the one the reader says. */
export async function placedLayers(
  layers: readonly MapLayer[],
  choices: PlacingChoices,
): Promise<PlacedLayers | { fault: 'needsSystem'; problem: SystemProblem } | { fault: 'notGeographic' }> {
  const features: MapFeature[] = []
  let about: Omit<PlacedLayers, 'features'> = { swapped: choices.swapped === true, system: null, systemFrom: null }
  for (const layer of layers) {
    const places = layer.features.flatMap(placesOf).filter((place) => place.every(Number.isFinite))
    const [sample] = places
    if (!sample) continue
    const degrees = places.every(isGeographic)
    const inDegrees = degrees || places.every((place) => isGeographic(turned(place)))
    const unit = layer.system && (await unitOf(layer.system))
    // A file may name a system that its own numbers belie.
    const named = unit === (inDegrees ? 'degrees' : 'grid') ? layer.system : null
    const isUnknown = layer.system !== null && unit === null
    // A northing in feet has as many digits as an easting with its zone: what is named is not guessed.
    const guessed = isUnknown ? null : systemOfPrefix(sample)
    const system = inDegrees ? named : (choices.system ?? named ?? guessed)
    if (system === null && !inDegrees) return { fault: 'needsSystem', problem: isUnknown ? 'unknown' : 'unnamed' }
    const isTurned =
      choices.swapped ??
      (inDegrees
        ? !degrees
        : system !== null && (isNorthFirst(sample) || (choices.system === system && isFarEast(sample, system))))
    const convert = system ? await converterFrom(system) : (place: Place): Place => place
    if (!convert) return { fault: 'needsSystem', problem: choices.system ? 'wrong' : 'unknown' }
    const moved = layer.features.map((feature) =>
      mapPlaces(feature, (place) => convert(isTurned ? turned(place) : place)),
    )
    const isOnEarth = moved.flatMap(placesOf).every((place) => place.every(Number.isFinite) && isGeographic(place))
    if (!isOnEarth) return system ? { fault: 'needsSystem', problem: 'wrong' } : { fault: 'notGeographic' }
    features.push(...moved)
    about = {
      swapped: isTurned,
      system,
      systemFrom: system === null ? null : choices.system ? 'reader' : named ? 'file' : 'numbers',
    }
  }
  return { features, ...about }
}
