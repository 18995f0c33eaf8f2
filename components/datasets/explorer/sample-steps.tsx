interface SampleStepsProps {
  at: number
  count: number
  messages: { previous: string; next: string }
  onStep: (at: number) => void
}

/** Buttons to the sample before and after. At an end a button keeps the focus: `aria-disabled`, not `disabled`. */
export function SampleSteps({ at, count, messages, onStep }: SampleStepsProps) {
  return (
    <>
      <button type="button" aria-disabled={at === 0 || undefined} onClick={() => at > 0 && onStep(at - 1)}>
        {messages.previous}
      </button>
      <button
        type="button"
        aria-disabled={at === count - 1 || undefined}
        onClick={() => at < count - 1 && onStep(at + 1)}
      >
        {messages.next}
      </button>
    </>
  )
}
