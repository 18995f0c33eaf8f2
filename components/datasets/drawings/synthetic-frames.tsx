import { useTranslations } from 'next-intl'
import { Figure } from '#components/datasets/drawings/figure'
import { ResearchTable } from '#components/datasets/page/research-table'
import type { SensorFrame } from '#lib/content/datasets/sensor-rig'
import { syntheticFrames } from '#lib/content/datasets/sensor-rig'
import drawing from './drawing.module.scss'

/** Pixels of the drawing to a metre, and where the boat's origin on the water stands in it. */
const scale = 250
const [originX, originY] = [220, 360]
const shown = syntheticFrames.filter(({ id }) => id !== 'cameraRight')

/** The frames of the synthetic set: seen from the left side, to scale, and the same as a table. */
export function SyntheticFrames() {
  const t = useTranslations('SyntheticFrames')
  const metres = (value: number | undefined) => (value ?? 0).toFixed(2)
  return (
    <>
      <Figure caption={t('caption')}>
        <svg viewBox="0 0 480 420" className={`${drawing.drawing} ${drawing.upright}`} role="img" aria-label={t('alt')}>
          <path className={drawing.water} d={`M-480 ${originY}H960V420H-480Z`} />
          <path className={drawing.faint} d={`M-480 ${originY}H960`} />
          <FrameAxes x={originX} y={originY} pitch={0} axes="boat" name={t('frames.boat')} />
          {shown.map(({ id, at: [ahead = 0, , up = 0], pitch, axes }) => (
            <FrameAxes
              key={id}
              x={originX + ahead * scale}
              y={originY - up * scale}
              pitch={pitch}
              axes={axes}
              name={t(`frames.${id}`)}
            />
          ))}
        </svg>
      </Figure>
      <ResearchTable
        caption={t('table')}
        columns={[t('frame'), t('ahead'), t('left'), t('up'), t('pitch'), t('axesTitle')]}
        rows={[
          { id: 'boat', cells: [t('frames.boat'), '0.00', '0.00', '0.00', '0.0°', t('axes.boat')] },
          ...syntheticFrames.map(({ id, at: [ahead, left, up], pitch, axes }) => ({
            id,
            cells: [
              t(`frames.${id}`),
              metres(ahead),
              metres(left),
              metres(up),
              `${((pitch * 180) / Math.PI).toFixed(1)}°`,
              t(`axes.${axes}`),
            ],
          })),
        ]}
      />
    </>
  )
}

interface FrameAxesProps {
  x: number
  y: number
  /** Radians down. */
  pitch: number
  axes: SensorFrame['axes']
  name: string
}

const reach = 44

/** The axes of a frame seen from the left side: those in the drawing's plane as arrows, the third one as a dot. */
function FrameAxes({ x, y, pitch, axes, name }: FrameAxesProps) {
  // A camera counts x to the right, y down, z ahead; a boat x ahead, y left, z up.
  const [ahead, upright] = axes === 'camera' ? (['z', 'y'] as const) : (['x', 'z'] as const)
  const down = axes === 'camera'
  return (
    <g transform={`translate(${x} ${y})`}>
      {axes !== 'point' && (
        <g transform={`rotate(${(pitch * 180) / Math.PI})`}>
          <path className={drawing.axis} d={`M0 0H${reach}m-7 -4l7 4l-7 4`} />
          <text x={reach + 4} y={4}>
            {ahead}
          </text>{' '}
          <path className={drawing.axis} d={down ? `M0 0V${reach}m-4 -7l4 7l4 -7` : `M0 0V${-reach}m-4 7l4 -7l4 7`} />
          <text x={6} y={down ? reach : -reach + 8}>
            {upright}
          </text>{' '}
        </g>
      )}
      <circle r="4" className={drawing.solid} />
      <text x={-10} y={4} textAnchor="end">
        {name}
      </text>{' '}
    </g>
  )
}
