import { useMessages, useTranslations } from 'next-intl'
import type { FamilyPath } from '#lib/content/datasets/families'
import { miniSetFile, miniSets } from '#lib/content/datasets/mini-sets'
import { ExplorerFrame } from './explorer-frame'
import { RadarExplorerLoader } from './loaders'
import { SampleStill } from './sample-still'

const { camera, radar } = miniSets.flow.calibration
const frames = miniSets.flow.frames.flatMap((name) => {
  const labels = miniSets.flow.images.find(({ file }) => file === `FloW-RI/${name}.jpg`)
  return labels
    ? [
        {
          ...labels,
          address: miniSetFile('flow', `FloW-RI/images/${name}.jpg`),
          points: miniSetFile('flow', `FloW-RI/radar_points/${name}.csv`),
          matrix: miniSetFile('flow', `FloW-RI/radar_range_doppler/${name}.npy`),
        },
      ]
    : []
})
/** Bins of the simulated radar: 128 of range, 64 of speed, half of them approaching. */
const [ranges, approaching] = [128, 32]

/** The synthetic pictures with their radar echoes and range–Doppler matrices. */
export function RadarSamples({ path }: { path: FamilyPath }) {
  const t = useTranslations('DatasetExplorer')
  const { DatasetExplorer: words } = useMessages()
  const speed = (approaching * radar.doppler_step_mps).toFixed(2)
  return (
    <ExplorerFrame path={path}>
      <RadarExplorerLoader
        still={
          <SampleStill
            pictures={[{ address: frames[0]?.address ?? '', alt: words.boxAlt }]}
            size={camera}
            blank="beside"
          />
        }
        frames={frames}
        camera={{
          focal: camera.focal_px,
          height: camera.height_m,
          pitch: camera.pitch_down_rad,
          radarHeight: radar.height_m,
        }}
        messages={{
          ...words,
          matrix: t('matrix', { range: (ranges * radar.range_step_m).toFixed(1), low: `−${speed}`, high: speed }),
        }}
      />
    </ExplorerFrame>
  )
}
