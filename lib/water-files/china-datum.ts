import gcoord from 'gcoord'
import type { Datum } from '#lib/water-files/datums'
import { isInChina } from '#lib/water-files/mainland-china'
import type { Place } from '#lib/water-files/map-feature'

const systems = { wgs84: gcoord.WGS84, gcj02: gcoord.GCJ02, bd09: gcoord.BD09 } as const

/** A place in another datum; as it is outside mainland China, where all agree. Degrees, right to a decimetre. */
export function inDatum([longitude, latitude]: Place, from: Datum, to: Datum): Place {
  if (from === to || !isInChina({ longitude, latitude })) return [longitude, latitude]
  const [east = longitude, north = latitude] = gcoord.transform([longitude, latitude], systems[from], systems[to])
  return [east, north]
}

/**
 * The datum that a file's name and beginning suggest, or null. AMap's services answer with an `infocode`, Aliyun's DataV atlas with
 * `acroutes`.
 */
export function datumIn(words: string): Datum | null {
  // "chinamap" and an encyclopaedia's page name no map of theirs.
  if (/bd-?_?09|(?<![a-z])bd_?(?:lng|lon|lat)|(?<!baike\.)baidu(?!baike)|百度(?!百科)/i.test(words)) return 'bd09'
  if (
    /gcj-?_?02|(?<![a-z])gcj_?(?:lng|lon|lat)|(?<![a-z])amap|autonavi|高德|腾讯地图|火星坐标|"(?:infocode|acroutes)"/i.test(
      words,
    )
  )
    return 'gcj02'
  return null
}
