/** A value of an island's props as JSON. Of an element: tag (`''` a fragment) or number of its component, key, props. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** Marks an element among objects. */
export const elementMark = '$'

/** What a page's islands need to come alive, in a file that the build names by its content (`scripts/build/islands.ts`). */
export interface IslandData {
  hydrate: number
  /** Module and export of each client component. */
  components: readonly (readonly [module: number, name: string])[]
  /** What stands in each island, by its name. */
  trees: Readonly<Record<string, Json>>
}

/** What a page says of its islands (`#orca-islands`). */
export interface IslandList {
  data: string
  /** Address of their styles, which take the place of the page's own. */
  styles: string
  /** Address of the code of each, by its name. */
  code: Readonly<Record<string, string>>
}
