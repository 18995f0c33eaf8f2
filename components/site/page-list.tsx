import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { SiteLink } from '#components/ui/site-link'
import type { BoatPath } from '#lib/content/fleet'
import type { Messages } from '#lib/i18n/messages'
import { boatOf } from '#lib/routes/boat-path'

type Path = LabelledPath & ComponentProps<typeof SiteLink>['to']

/** Links to pages of this site, one below the other, by the names that menus give them. */
export function PageList({ paths, className }: { paths: readonly Path[]; className?: string }) {
  return (
    <ul className={className}>
      {paths.map((path) => (
        <li key={path}>
          <SiteLink to={path}>
            <PageLabel path={path} />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

type LabelledPath = BoatPath | keyof Messages['PageNames']

/** A page's name in a list of links; a boat's class is beside it, in a `span` that the list styles. */
function PageLabel({ path }: { path: LabelledPath }) {
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
