import type { Core } from '../shared/core.ts'

/** Messages that come together ring once. */
const apartMs = 1000

/** A short tone, no file (a strict policy has no media source); `turn`: whether this tab is to ring. */
export function beep(core: Core, turn: () => boolean): () => void {
  let audio: AudioContext | undefined
  let last = -apartMs
  const ring = () => {
    if (core.state.muted || (core.state.open && !document.hidden) || !navigator.userActivation?.hasBeenActive) return
    if (!turn() || performance.now() - last < apartMs) return
    last = performance.now()
    audio ??= new AudioContext()
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = 660
    volume.gain.setValueAtTime(0.06, audio.currentTime)
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.25)
    tone.connect(volume).connect(audio.destination)
    tone.start()
    tone.stop(audio.currentTime + 0.25)
  }
  const heard = ({ detail }: Event & { detail?: { from?: string } }) => {
    if (detail?.from !== 'visitor') ring()
  }
  core.host.addEventListener('orcachat:message', heard)
  return () => {
    core.host.removeEventListener('orcachat:message', heard)
    void audio?.close()
  }
}
