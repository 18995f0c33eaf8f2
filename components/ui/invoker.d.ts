import 'react'

/** Invoker attributes of buttons (HTML), which React passes through and its types do not know yet. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    commandfor?: string
    command?: 'show-modal' | 'close'
  }
}
