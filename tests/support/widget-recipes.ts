import { join } from 'node:path'
import { build } from 'esbuild'
import type { recipeNames } from '../../app/[locale]/widget/recipes.ts'

export type RecipeName = (typeof recipeNames)[number]

const root = join(import.meta.dirname, '../..')

/** A recipe as the documentation page prints it, for the server at `site` and with the key of a site that it knows. */
export function recipeFor(site: string, printed: string): string {
  return printed.replaceAll(/https?:\/\/[^/'"\s]+(?=\/widget\/)/g, site).replaceAll('pk_your_key', 'pk_orca')
}

/** Its imports, after the line that installs the package, and what comes after them. */
function parted(recipe: string): { imports: string; rest: string } {
  const [, imports = '', ...rest] = recipe.split('\n\n')
  return { imports, rest: rest.join('\n\n') }
}

/** What a host's own bundler makes of such a module, with our package from its sources. */
async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'tsx', resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
      '@orca/chat/react': join(root, 'widget/npm/react.ts'),
      '@orca/chat/vue': join(root, 'widget/npm/vue.ts'),
      vue: 'vue/dist/vue.esm-bundler.js',
    },
  })
  return (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script')
}

const inQuotes = (recipe: string) => /"""(.+?)"""/s.exec(recipe)?.[1] ?? recipe

/** The body of a host's page that follows a recipe; `html` is the recipe of the plain tag, which some build on. */
export const hostBodies = {
  html: async (recipe) => recipe,
  queue: async (recipe, html) => `${html}<script type="module">${recipe}</script>`,
  // What PHP writes into the page is what stands between the quotes.
  wordpress: async (recipe) => /echo '(.+?)';/s.exec(recipe)?.[1] ?? recipe,
  pinned: async (recipe) => recipe,
  gtm: async (recipe) => recipe,
  // What the app gives its view is what stands between the quotes.
  android: async (recipe) => inQuotes(recipe),
  ios: async (recipe) => inQuotes(recipe),
  async react(recipe) {
    const { imports, rest } = parted(recipe)
    const script = await bundled(`import { createRoot } from 'react-dom/client'
${imports}
createRoot(document.querySelector('#root')!).render(${rest})`)
    return `<div id="root"></div><script type="module">${script}</script>`
  },
  async vue(recipe) {
    const { imports, rest } = parted(recipe)
    const script = await bundled(`import { createApp } from 'vue'
${imports}
createApp({ components: { OrcaChat }, template: ${JSON.stringify(rest)} }).mount('#root')`)
    return `<div id="root"></div><script type="module">${script}</script>`
  },
  spa: async (recipe, html) => `${html}<script>const router = { afterEach(heard) { window.go = heard } }
${recipe}</script>`,
} satisfies Partial<Record<RecipeName, (recipe: string, html: string) => Promise<string>>>
