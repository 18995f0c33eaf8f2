import type { Lang } from './api-types.ts'

/** A voice of this device for the language; the visitor's own before one from the network. */
export function voiceFor(lang: Lang): SpeechSynthesisVoice | undefined {
  if (typeof speechSynthesis === 'undefined') return undefined
  const fitting = speechSynthesis
    .getVoices()
    .filter((voice) => voice.lang.toLowerCase().replace('_', '-').startsWith(lang))
  const mainland = (voice: SpeechSynthesisVoice) => (/^zh[-_]cn/i.test(voice.lang) ? 0 : 1)
  return fitting.sort(
    (one, other) => mainland(one) - mainland(other) || Number(other.localService) - Number(one.localService),
  )[0]
}

/** No voice, no button. */
export function canSpeak(lang: Lang): boolean {
  return voiceFor(lang) !== undefined
}
