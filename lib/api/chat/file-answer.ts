import type { ChatFileRow } from '#lib/store/chat-tables'

/** A file as an attachment for scripts: never opened as a page of ours, never cached. */
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
