/** The process answers; nothing else is asked. */
export function GET() {
  return Response.json({ live: true }, { headers: { 'Cache-Control': 'no-store' } })
}

export const dynamic = 'force-dynamic'
