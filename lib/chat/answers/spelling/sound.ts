import { pinyin } from 'pinyin-pro'

const bySign = new Map<string, string>()

/**
 * How a text sounds, in pinyin without tones and spaces. Sign by sign: a whole dictionary look-up for every piece would
 * hold the first question up for a second.
 */
export function soundOf(text: string): string {
  let sound = ''
  for (const sign of text) {
    const known = bySign.get(sign) ?? pinyin(sign, { toneType: 'none', v: true })
    bySign.set(sign, known)
    sound += known
  }
  return sound
}

/** Sounds that regions and input methods take for each other, as one. */
export const nearSound = (sound: string) =>
  sound.replace(/h/g, '').replace(/ng/g, 'n').replace(/l/g, 'n').replace(/f/g, '')
