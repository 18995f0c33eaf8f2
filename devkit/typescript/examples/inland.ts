import { readFileSync } from 'node:fs'
import { depthOf, readDisparity } from 'orca-waters/disparity'
import { readLidar } from 'orca-waters/lidar'
import { readWaterMask, waterShare } from 'orca-waters/water-mask'

const bytes = (path: string) => readFileSync(`orca-synthetic-inland-mini/${path}`)
const { camera } = JSON.parse(bytes('calibration.json').toString())
const map = await readDisparity(bytes('Stereo Matching/Low_Res_640_320/Disp_Map/000001.png'))
const scan = readLidar(bytes('Syn_1_Sequence_0_6-Lidar/scans/000000.bin'))
const water = await readWaterMask(bytes('Water Segmentation/Masks/000001.png'))

const disparity = map.values[300 * map.width + 320] ?? Number.NaN
console.log(depthOf(disparity, camera.focal_px, camera.baseline_m), scan.length, waterShare(water))
