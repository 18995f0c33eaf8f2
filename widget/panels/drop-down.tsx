import { useEffect, useRef, useState } from 'react'
import { Icon } from '../shared/icon.tsx'
import { downIcon } from '../shared/icons.ts'

interface DropDownProps {
  id: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  empty: string
  describedBy?: string
  onChange(value: string): void
}

/** A choice from a list of at most 300 px: the combobox pattern without typing in it. */
export function DropDown({ id, label, value, options, empty, describedBy, onChange }: DropDownProps) {
  const all = [{ value: '', label: empty }, ...options]
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const chosen = all.find((option) => option.value === value) ?? all[0]

  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    list.current?.scrollIntoView({ block: 'nearest' })
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [open, at])

  const show = () => {
    setAt(
      Math.max(
        0,
        all.findIndex((option) => option.value === value),
      ),
    )
    setOpen(true)
  }
  const take = (index: number) => {
    onChange(all[index]?.value ?? '')
    setOpen(false)
    button.current?.focus()
  }
  const key = (event: { key: string; preventDefault(): void; stopPropagation(): void }) => {
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }
    const to = moves[event.key]
    if (!open) {
      if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return
      event.preventDefault()
      return show()
    }
    if (to !== undefined) setAt(Math.min(Math.max(to, 0), all.length - 1))
    else if (event.key === 'Enter' || event.key === ' ') take(at)
    else if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Tab') return take(at)
    else {
      const found = all.findIndex(
        (option) => event.key.length === 1 && option.label.toLowerCase().startsWith(event.key.toLowerCase()),
      )
      return found >= 0 ? setAt(found) : undefined
    }
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="drop">
      <button
        type="button"
        className="box"
        ref={button}
        id={id}
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open ? `${id}-${at}` : undefined}
        aria-describedby={describedBy}
        onClick={() => (open ? setOpen(false) : show())}
        onKeyDown={key}
        onBlur={() => setOpen(false)}
      >
        <span>{chosen?.label}</span>
        <Icon path={downIcon} />
      </button>
      <div className="options" ref={list} role="listbox" id={`${id}-list`} aria-label={label} hidden={!open}>
        {all.map((option, index) => (
          // The button keeps the focus and takes the keys, as the pattern asks.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the line above
          // biome-ignore lint/a11y/useFocusableInteractive: the line above
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.value === value}
            data-at={index === at}
            onPointerDown={(event: { preventDefault(): void }) => event.preventDefault()}
            onClick={() => take(index)}
          >
            {option.label}
          </div>
        ))}
      </div>
    </div>
  )
}
