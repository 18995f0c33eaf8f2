'use client'
import type { Dispatch } from 'react'
import type { Messages } from '#lib/i18n/messages'
import { type BoardView, viewOf, zoomed } from '#lib/water-drawing/board-view'
import { type Drawing, type DrawingAction, drawingModes } from '#lib/water-drawing/drawing'
import styles from './water-editor.module.scss'

interface ToolProps {
  name: string
  /** What it shows in place of its name. */
  sign?: string
  isPressed?: boolean
  disabled?: boolean
  onPress(): void
}

/** One that has done what it could keeps the focus: `aria-disabled`, not `disabled`. */
function Tool({ name, sign, isPressed, disabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={sign && name}
      aria-pressed={isPressed}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
    >
      {sign ?? name}
    </button>
  )
}

interface WaterToolbarProps {
  drawing: Drawing
  dispatch: Dispatch<DrawingAction>
  hasShape: boolean
  view: BoardView
  setView(view: BoardView): void
  clear(): void
  messages: Messages['WaterEditor']
}

/** What to draw next, take back, zoom. */
export function WaterToolbar({ drawing, dispatch, hasShape, view, setView, clear, messages }: WaterToolbarProps) {
  return (
    <div data-screen-only="" className={styles.tools} role="toolbar" aria-label={messages.tools}>
      {drawingModes.map((mode) => (
        <Tool
          key={mode}
          name={messages.modes[mode]}
          isPressed={drawing.mode === mode}
          disabled={mode !== 'shore' && !hasShape}
          onPress={() => dispatch({ type: 'mode', mode })}
        />
      ))}
      <Tool name={messages.close} disabled={drawing.draft.length < 3} onPress={() => dispatch({ type: 'close' })} />
      <span className={styles.gap} />
      <Tool name={messages.undo} disabled={drawing.past.length === 0} onPress={() => dispatch({ type: 'undo' })} />
      <Tool name={messages.clear} disabled={!hasShape} onPress={clear} />
      <Tool name={messages.zoomIn} sign="+" onPress={() => setView(zoomed(view, 'in'))} />
      <Tool name={messages.zoomOut} sign="−" onPress={() => setView(zoomed(view, 'out'))} />
      <Tool name={messages.fit} disabled={!hasShape} onPress={() => setView(viewOf(drawing.outline))} />
    </div>
  )
}
