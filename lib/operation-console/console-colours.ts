import { colours } from '#lib/markup/colours'
/** Colours of the console's map, where canvas cannot read tokens: those of the art direction, on `deep`. */
export const consoleColours = {
  boats: [colours.signal, '#ffb27a', colours.drift],
  edge: colours.ink,
  chosen: colours.foam,
  call: colours.buoy,
} as const
