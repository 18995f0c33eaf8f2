import { widgetApi } from '#lib/api/chat/api'

async function widget(request: Request, { params }: RouteContext<'/api/widget/v1/[...path]'>) {
  return widgetApi(request, (await params).path)
}

export {
  widget as DELETE,
  widget as GET,
  widget as HEAD,
  widget as OPTIONS,
  widget as PATCH,
  widget as POST,
  widget as PUT,
}
