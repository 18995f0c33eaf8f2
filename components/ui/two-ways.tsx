import type { ComponentProps } from 'react'
import { Action } from '#components/ui/action'

type Way = Pick<ComponentProps<typeof Action>, 'to' | 'query' | 'anchor'> & { words: string }

/** The two ways on from a block: the one call of the view, and a quieter one beside it. */
export function TwoWays({ call, beside }: { call: Way; beside: Way }) {
  const { words, ...rest } = call
  const { words: wordsBeside, ...restBeside } = beside
  return (
    <>
      <Action {...rest}>{words}</Action>
      <Action look="quiet" {...restBeside}>
        {wordsBeside}
      </Action>
    </>
  )
}
