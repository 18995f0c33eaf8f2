/** Asks the statistics question again; nothing is loaded without an answer, so without script nothing needs asking. */
export function StatisticsReopen({ label }: { label: string }) {
  return (
    <button type="button" data-statistics-reopen="" data-script="">
      {label}
    </button>
  )
}
