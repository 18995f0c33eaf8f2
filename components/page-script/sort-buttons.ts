/** Answers the column names of `ResearchTable` that sort it; what sorts comes with the first press. */
export function answerSortButtons(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-sort]')
    if (!button) return
    import('#components/page-script/sort-table.ts').then(
      ({ sortTable }) => sortTable(button),
      (error) => console.warn('The sorting of tables could not be loaded.', error),
    )
  })
}
