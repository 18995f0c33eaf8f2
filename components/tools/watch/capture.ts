/** What a browser may record in, the most widely played first. */
const kinds = ['video/mp4;codecs=avc1.42E01E', 'video/mp4', 'video/webm;codecs=vp9', 'video/webm'] as const

/** How long a clip is, in milliseconds, and how fine, in bits a second. */
export const clipMs = 8_000
const bitsPerSecond = 8_000_000

/** What this browser can record a canvas in; undefined where it cannot. */
export function clipKind(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)) return undefined
  return kinds.find((kind) => MediaRecorder.isTypeSupported(kind))
}

/** Records what a canvas shows in the next seconds; null when it was called off, or nothing came. */
export function recordClip(canvas: HTMLCanvasElement, kind: string, signal: AbortSignal): Promise<File | null> {
  return new Promise((resolve) => {
    const stream = canvas.captureStream(30)
    const recorder = new MediaRecorder(stream, { mimeType: kind, videoBitsPerSecond: bitsPerSecond })
    const parts: Blob[] = []
    const stop = () => recorder.state !== 'inactive' && recorder.stop()
    const timer = setTimeout(stop, clipMs)
    signal.addEventListener('abort', stop, { once: true })
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.onerror = stop
    recorder.onstop = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      for (const track of stream.getTracks()) track.stop()
      const [type = kind] = kind.split(';')
      const clip = new File(parts, type === 'video/mp4' ? 'orca-water.mp4' : 'orca-water.webm', { type })
      resolve(signal.aborted || clip.size === 0 ? null : clip)
    }
    recorder.start(1_000)
  })
}

/** Whether the device can send this file on. */
export function canShare(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}
