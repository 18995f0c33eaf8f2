import { useEffect, useRef } from 'react'
import { type Instance, type LoadOptions, loadOrcaChat } from './load.ts'

export interface OrcaChatProps extends LoadOptions {
  onReady?: (chat: Instance) => void
  /** The widget may not stand here, or could not be loaded. */
  onError?: (error: Error) => void
}

/** `<OrcaChat src site />`: the widget for as long as this stands in the tree. Other settings make another widget. */
export function OrcaChat({ onReady, onError, ...options }: OrcaChatProps): null {
  const heard = useRef({ onReady, onError })
  heard.current = { onReady, onError }
  const settings = JSON.stringify(options)
  useEffect(() => {
    let isHere = true
    const { chat, remove } = loadOrcaChat(JSON.parse(settings) as LoadOptions)
    chat.then(
      (made) => isHere && heard.current.onReady?.(made),
      (error: Error) => isHere && heard.current.onError?.(error),
    )
    return () => {
      isHere = false
      remove()
    }
  }, [settings])
  return null
}
