/** A value of an island's props as JSON. Of an element: tag (`''` a fragment) or number of its component, key, props. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** Marks an element among objects. */
export const elementMark = '$'

/** Everything a page's islands need, in a file named by its content (`scripts/build/islands.ts`). */
export interface IslandData {
  hydrate: number
  /** Module and export of each client component. */
  components: readonly (readonly [module: number, name: string])[]
  /** The element of each island, by name. */
  trees: Readonly<Record<string, Json>>
}

/** A page's reference to its islands (`#orca-islands`). */
export interface IslandList {
  data: string
  /** Address of their styles, which take the place of the page's own. */
  styles: string
  /** Address of the code of each, by its name. */
  code: Readonly<Record<string, string>>
}
