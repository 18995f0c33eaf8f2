/** Colours of the console's map, where canvas cannot read tokens: those of the art direction, on `deep`. */
export const consoleColours = {
  boats: ['#14b8c4', '#ffb27a', '#a9bcc2'],
  edge: '#06141a',
  chosen: '#f5f9f9',
  call: '#ff6a1a',
} as const
