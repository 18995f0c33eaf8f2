'use client'
import action from '../../ui/action.module.scss'

interface ToolActionProps {
  label: string
  /** The one call of a view, in the buoy's colour. */
  isCall?: boolean
  disabled?: boolean
  onPress(): void
}

/** A button of a tool: to plan, to take a result along. It keeps the focus while it waits: `aria-disabled`, not `disabled`. */
export function ToolAction({ label, isCall = false, disabled, onPress }: ToolActionProps) {
  const look = isCall ? action.buoy : action.quiet
  return (
    <button
      type="button"
      data-replay=""
      className={`${action.action} ${look}`}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onPress()}
    >
      {label}
    </button>
  )
}
