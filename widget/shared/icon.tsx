/** A line drawing on a 24 by 24 field. */
export function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

interface IconButtonProps {
  path: string
  label: string
  pressed?: boolean
  onPress: () => void
}

export function IconButton({ path, label, pressed, onPress }: IconButtonProps) {
  return (
    <button type="button" className="square" aria-label={label} title={label} aria-pressed={pressed} onClick={onPress}>
      <Icon path={path} />
    </button>
  )
}
