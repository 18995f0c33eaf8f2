import pictures from './pictures.json' with { type: 'json' }

export type PictureName = keyof typeof pictures

/** Size and widths of every picture, as `npm run images` writes them; alt texts stand in messages (namespace Pictures). */
export { pictures }
