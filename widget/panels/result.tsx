import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../shared/icon.tsx'
import { closeIcon, tickIcon } from '../shared/icons.ts'

interface ResultProps {
  good?: boolean
  title: string
  text: string
  action: string
  onAction(): void
}

/** The answer to a sent form. */
export function Result({ good = false, title, text, action, onAction }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // What happened is read first; the button is the next stop.
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className="result" role={good ? 'status' : 'alert'} data-good={good}>
      <Icon path={good ? tickIcon : closeIcon} />
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      <button type="button" className="done" onClick={onAction}>
        {action}
      </button>
    </div>
  )
}
