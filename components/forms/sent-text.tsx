import { Action } from '#components/ui/action'
import type { SitePath } from '#lib/routes/table'

/** The text after a form was saved, with a link to go on. */
export function SentText({ text, to, more }: { text: string; to: SitePath; more: string }) {
  return (
    <>
      <p>{text}</p>
      <p>
        <Action to={to} look="text">
          {more}
        </Action>
      </p>
    </>
  )
}
