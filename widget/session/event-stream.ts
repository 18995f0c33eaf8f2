export interface StreamEvent {
  event: string
  id: string
  data: string
}

/** Server-sent events out of a stream of text, whatever way it is cut. */
export function eventParser(take: (event: StreamEvent) => void): (text: string) => void {
  let rest = ''
  let current: StreamEvent = { event: 'message', id: '', data: '' }
  return (text) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines.map((one) => one.replace(/\r$/, ''))) {
      if (line === '') {
        if (current.data) take(current)
        current = { event: 'message', id: '', data: '' }
        continue
      }
      const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
      if (name === 'event') current.event = value
      else if (name === 'id') current.id = value
      else if (name === 'data') current.data += (current.data && '\n') + value
    }
  }
}
