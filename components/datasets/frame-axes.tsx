import type { SensorFrame } from '#lib/content/datasets/sensor-rig'
import drawing from './drawing.module.scss'

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
export function FrameAxes({ x, y, pitch, axes, name }: FrameAxesProps) {
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
