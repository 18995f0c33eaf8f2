import type { ComponentProps } from 'react'
import { type LabelledPath, PageLabel } from '#components/site/page-label'
import { SiteLink } from '#components/ui/site-link'

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
