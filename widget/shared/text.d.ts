/** Style sheets come as text, for `adoptedStyleSheets`. */
declare module '*.css?text' {
  const text: string
  export default text
}

/** Put in by the build: version, and the addresses of the chunks beside the loader. */
declare const WIDGET_VERSION: string
declare const WIDGET_CHUNKS: Record<
  'window' | 'frame' | 'actions' | 'hot' | 'board' | 'callback' | 'viewer' | 'assistant' | 'phone' | 'qr' | 'emoji',
  string
>

/** The window's chunk and what it imports, for the loader to ask for at once. */
declare const WIDGET_WINDOW_FILES: string[]
