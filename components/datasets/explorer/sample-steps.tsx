interface SampleStepsProps {
  at: number
  count: number
  messages: { previous: string; next: string }
  onStep: (at: number) => void
}

/** Buttons to the sample before and after. */
export function SampleSteps({ at, count, messages, onStep }: SampleStepsProps) {
  return (
    <>
      <button type="button" disabled={at === 0} onClick={() => onStep(at - 1)}>
        {messages.previous}
      </button>
      <button type="button" disabled={at === count - 1} onClick={() => onStep(at + 1)}>
        {messages.next}
      </button>
    </>
  )
}
