import { talkOf } from '#lib/assistant/reading/small-talk'
import type { Locale } from '#lib/i18n/locales'

/**
 * A complaint, however long the text is and whatever it asks besides: about how one is treated here, in words that a
 * question about boats, and a story of somebody else's troubles, has not.
 */
const complaint: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:this is|that is|that's|how|so|absolutely|totally|simply) (?:ridiculous|outrageous|disgraceful|infuriating|frustrating)\b|\b(?:i am|i'm|we are|we're|getting|really|so) (?:fed up|furious|angry|annoyed|frustrated)\b|\bsick of (?:this|you|your|it)\b|\bwast(?:e|ing) (?:of )?my time\b|\b(?:it|this|that|thing|bot|chat|you)(?: just| only)? keeps? (?:sending|giving|showing|asking) me\b|\byou(?: people| guys)?(?: are| ?'re)(?: all| just)? (?:liars|scammers|crooks|thieves)\b|\b(?:stop|quit) (?:dodging|avoiding)\b|\b(?:nobody|no one|noone) (?:answers|replies|answered|replied)\b/,
  zh: /气死我|气人|火大|受不了(?:你|这|了)|敷衍(?:我|人|了事)|耍我|浪费(?:我|大家)?的?时间(?:吗|！|!|$)|什么态度|态度(?:太|这么|真|很)(?:差|恶劣)|(?:问|说|等)了(?:大?半天|半小时|好几遍|多少遍|这么久).{0,12}(?:不|没|还是|也)|(?:你们?|你家|贵司|公司)(?:就是|都是|是不是|不会是|真是|简直是)(?:个|一群|一帮)?骗子|骗子公司|没(?:有)?人(?:回|理|管)我|太(?:气人|过分|离谱)了/,
}

/** Whether somebody is angry with this service. */
export function isAngry(text: string, language: Locale): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/\s+/g, language === 'zh' ? '' : ' ')
  return complaint[language].test(plain) || talkOf(text, language) === 'insult'
}
