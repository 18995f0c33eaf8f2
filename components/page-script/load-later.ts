/** Uses a part of the page script that loads later; if it fails, the page stays as it is. */
export function loadLater<Part>(name: string, loading: Promise<Part>, use: (part: Part) => void): void {
  loading.then(use, (error) => console.warn(`The ${name} could not be loaded.`, error))
}
