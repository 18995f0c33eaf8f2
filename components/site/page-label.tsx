import { useTranslations } from 'next-intl'
import type { BoatPath } from '#lib/content/fleet'
import type { Messages } from '#lib/i18n/messages'
import { boatOf } from '#lib/routes/boat-path'

export type LabelledPath = BoatPath | keyof Messages['PageNames']

/** What a list of links calls a page; a boat's class stands beside its name, in a `span` that the list gives its looks. */
export function PageLabel({ path }: { path: LabelledPath }) {
  const t = useTranslations('PageNames')
  const tBoats = useTranslations('Boats')
  const boat = boatOf(path)
  if (boat)
    return (
      <>
        {`${tBoats(`${boat}.name`)} `}
        <span>{tBoats(`${boat}.class`)}</span>
      </>
    )
  return isNamed(path) ? t(path) : null
}

function isNamed(path: LabelledPath): path is keyof Messages['PageNames'] {
  return boatOf(path) === undefined
}
