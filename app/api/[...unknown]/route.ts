/** An interface that does not exist says so in the language of interfaces, whatever the method. */
function notFound() {
  return Response.json({ error: 'not found' }, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}

export {
  notFound as DELETE,
  notFound as GET,
  notFound as HEAD,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
}
