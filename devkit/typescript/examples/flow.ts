import { readFileSync } from 'node:fs'
import { DOMParser } from '@xmldom/xmldom'
import { sizeClass } from 'orca-waters/boxes'
import { readRangeDoppler } from 'orca-waters/range-doppler'
import { readRadarPoints } from 'orca-waters/sensor-tables'
import { readVoc } from 'orca-waters/voc'

const folder = 'orca-synthetic-flow-mini/FloW-RI'
const text = (path: string) => readFileSync(`${folder}/${path}`, 'utf8')
const image = readVoc(text('annotations/000001.xml'), new DOMParser())
const echoes = readRadarPoints(text('radar_points/000001.csv'))
const matrix = readRangeDoppler(readFileSync(`${folder}/radar_range_doppler/000001.npy`))

for (const box of image.boxes) console.log(box.name, sizeClass(box), box.xmin, box.ymin, box.xmax, box.ymax)
console.log(echoes.length, matrix.ranges, matrix.dopplers)
