import { readdirSync } from 'node:fs'

/** Read by the code that needs them, and not by pages: the chat's and the widget's sentences, the letters about requests, the commands. */
const readElsewhere = [
  'canned',
  'chat',
  'chat-command',
  'chat-files',
  'data-requests',
  'datasets-command',
  'leads-command',
  'person-command',
  'widget-emoji',
  'widget-files',
  'widget-panels',
  'widget-rating',
  'widget-start',
  'widget-transcript',
  'widget-window',
]

const languages = ['en', 'zh'] as const

const variable = (language: string, name: string) =>
  language + name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The list of all message files that pages read; a boat's own are in the list of boats. */
export function messageIndex(boats: readonly string[]): Record<string, string> {
  const names = readdirSync('messages/zh')
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => !readElsewhere.includes(name) && !boats.includes(name.replace(/^product-/, '')))
    .sort()
  const imports = languages.flatMap((language) =>
    names.map(
      (name) => `import ${variable(language, name)} from '#messages/${language}/${name}.json' with { type: 'json' }`,
    ),
  )
  const objects = languages
    .toReversed()
    .map(
      (language) =>
        `export const ${language} = {\n${names.map((name) => `  ...${variable(language, name)},`).join('\n')}\n}`,
    )
  return {
    'lib/i18n/message-files.ts': `// Written by \`npm run index\` from messages.\n${imports.join('\n')}\n\n${objects.join('\n\n')}\n`,
  }
}
