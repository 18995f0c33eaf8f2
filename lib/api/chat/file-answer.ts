import type { ChatFileRow } from '#lib/store/chat-tables'

/** A file for the script that asked, to save or draw: never opened as a page of ours, kept by no cache. */
export function fileAnswer({ name, type, bytes }: ChatFileRow): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store, no-transform',
    },
  })
}
