import { Action } from '#components/ui/action'
import type { SitePath } from '#lib/routes/table'

/** What is said once a form is kept, and where to go on. */
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
