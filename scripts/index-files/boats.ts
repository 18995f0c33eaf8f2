import { readdirSync } from 'node:fs'
import type { Boat } from '#lib/content/boats/types'

const folder = 'lib/content/boats/catalogue'
const note = 'Written by `npm run index` from lib/content/boats/catalogue.'
const alphabetical = (one: Boat, other: Boat) => (one.slug < other.slug ? -1 : 1)

/** The boats as their modules define them, in the order lists show them. */
export async function definedBoats(): Promise<Boat[]> {
  const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
  const boats = await Promise.all(
    names.map(async (name): Promise<Boat> => {
      const module = await import(`#lib/content/boats/catalogue/${name}`)
      const boat: Boat | undefined = module[name]
      if (boat?.slug !== name) throw new Error(`${folder}/${name}.ts must export the boat ${name} with that slug`)
      return boat
    }),
  )
  return boats.toSorted((one, other) => one.order - other.order)
}

function fleetIndex(boats: readonly Boat[]): string {
  const lines = boats.map(({ slug, plate, line, menu }) => {
    const languages = menu.map((language) => `'${language}'`).join(', ')
    return `  ${slug}: { plate: '${plate}', line: '${line}', menu: [${languages}] },`
  })
  return `// ${note}

/** Every boat in the order lists show them: what the browser, the routes and the menu need, without its figures. */
export const fleetIndex = {
${lines.join('\n')}
} as const

export type BoatSlug = keyof typeof fleetIndex
`
}

function catalogue(boats: readonly Boat[]): string {
  const imports = boats
    .toSorted(alphabetical)
    .map(({ slug }) => `import { ${slug} } from '#lib/content/boats/catalogue/${slug}'`)
  const types = [
    `import type { Boat } from '#lib/content/boats/types'`,
    `import type { BoatSlug } from '#lib/content/fleet-index'`,
  ]
  return `// ${note}
${[...imports, ...types].join('\n')}

/** The typed facts of every boat, in the order lists show them. */
export const boats: Record<BoatSlug, Boat> = { ${boats.map(({ slug }) => slug).join(', ')} }
`
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function messageFiles(boats: readonly Boat[]): string {
  const languages = ['zh', 'en'] as const
  const imports = [...languages]
    .sort()
    .flatMap((language) =>
      boats
        .toSorted(alphabetical)
        .map(
          ({ slug }) =>
            `import ${language}${capital(slug)} from '#messages/${language}/product-${slug}.json' with { type: 'json' }`,
        ),
    )
  const objects = languages.map(
    (language) =>
      `export const ${language} = {\n${boats.map(({ slug }) => `  ${slug}: ${language}${capital(slug)}.Product${capital(slug)},`).join('\n')}\n}`,
  )
  return `// ${note}
${imports.join('\n')}

${objects.join('\n\n')}
`
}

function styleList(boats: readonly Boat[]): string {
  return `// ${note}\n$boats: ${boats.map(({ slug }) => slug).join(', ')};\n`
}

/** The files that name every boat, by their path. */
export function boatIndex(boats: readonly Boat[]): Record<string, string> {
  return {
    'lib/content/fleet-index.ts': fleetIndex(boats),
    'lib/content/boats/catalogue.ts': catalogue(boats),
    'lib/i18n/boat-files.ts': messageFiles(boats),
    'styles/_boats.scss': styleList(boats),
  }
}
