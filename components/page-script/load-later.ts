/** Uses a part of the page script that comes later; a page whose part does not come stays as it is. */
export function loadLater<Part>(name: string, loading: Promise<Part>, use: (part: Part) => void): void {
  loading.then(use, (error) => console.warn(`The ${name} could not be loaded.`, error))
}
