import type { ComponentProps } from 'react'
import { PictureChapter } from '#components/sections/picture-chapter'
import { Action } from '#components/ui/action'
import { WholeRanges } from '#components/ui/whole-ranges'

type PhotoChapterProps = Omit<ComponentProps<typeof PictureChapter>, 'title' | 'label' | 'children'> & {
  copy: {
    label: string
    title: string
    text: readonly string[]
    /** Words of the way to the six steps of a mission, where the chapter tells a part of them. */
    link?: string
  }
}

/** A picture chapter from a boat's copy. */
export function PhotoChapter({ copy, ...rest }: PhotoChapterProps) {
  return (
    <PictureChapter label={copy.label} title={copy.title} {...rest}>
      {copy.text.map((paragraph) => (
        <p key={paragraph}>
          <WholeRanges>{paragraph}</WholeRanges>
        </p>
      ))}
      {copy.link && (
        <Action look="text" to="/solution/robot" anchor="workflow">
          {copy.link}
        </Action>
      )}
    </PictureChapter>
  )
}
