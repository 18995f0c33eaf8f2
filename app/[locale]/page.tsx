import { PageMain } from '#components/site/page-main'
import { Action } from '#components/ui/action'
import { Picture } from '#components/ui/picture'
import { Section } from '#components/ui/section'
import { TrackLine } from '#components/ui/track-line'

export default function HomePage() {
  return (
    <PageMain path="/">
      <h1>ORCA</h1>
      <Picture name="smurf-hero" sizes="100vw" priority />
      <Section id="lines" title="Lines">
        <Action to="/advisory">x</Action>
        <TrackLine />
      </Section>
    </PageMain>
  )
}
