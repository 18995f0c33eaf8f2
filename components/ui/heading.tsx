import type { ComponentProps } from 'react'
import { WholeWords } from '#components/ui/whole-words'

const headingOf = (Level: 'h1' | 'h2' | 'h3') =>
  function Heading({ children, ...attributes }: ComponentProps<'h2'>) {
    return (
      <Level {...attributes}>
        <WholeWords>{children}</WholeWords>
      </Level>
    )
  }

// Headings whose lines end between their words.
export const H1 = headingOf('h1')
export const H2 = headingOf('h2')
export const H3 = headingOf('h3')
