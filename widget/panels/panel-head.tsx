import { IconButton } from '../shared/icon.tsx'
import { closeIcon } from '../shared/icons.ts'

/** A panel's name and the way out of it. */
export function PanelHead({
  id,
  title,
  closeLabel,
  onClose,
}: {
  id: string
  title: string
  closeLabel: string
  onClose: () => void
}) {
  return (
    <div className="panel-head">
      <h2 id={id}>{title}</h2>
      <IconButton path={closeIcon} label={closeLabel} onPress={onClose} />
    </div>
  )
}
