import type { LeadContent } from '#lib/leads/lead'
import { threadOf } from '#lib/tool-address/thread'
import { decodeWater } from '#lib/water-address/decode-water'
import { waterSvg } from '#lib/water-drawing/water-picture'

/** The picture of the water that came with a lead, drawn from its address; null where none came. */
export function waterOfLead({ answers }: Pick<LeadContent, 'answers'>): { name: string; svg: string } | null {
  const address = URL.parse(String(answers.toolAddress ?? ''), 'http://lead.invalid')
  const water = address && decodeWater(threadOf(address).words.get('w') ?? '')
  return water && { name: 'water.svg', svg: waterSvg(water.shape) }
}
