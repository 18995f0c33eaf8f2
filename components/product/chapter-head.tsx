import { H2 } from '#components/ui/heading'
import { WholeRanges } from '#components/ui/whole-ranges'

interface ChapterHeadProps {
  label: string
  title: string
  text?: readonly string[]
  /** The chapter's module: each sets its head in its own way. */
  styles: Readonly<Record<string, string | undefined>>
}

/** The head of a chapter on a boat's page: a small label, the heading, and its paragraphs. */
export function ChapterHead({ label, title, text = [], styles }: ChapterHeadProps) {
  return (
    <>
      <p className={styles.label}>{label}</p>
      <H2 className={styles.title}>{title}</H2>
      {text.map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          <WholeRanges>{paragraph}</WholeRanges>
        </p>
      ))}
    </>
  )
}
