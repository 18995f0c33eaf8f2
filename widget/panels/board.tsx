import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import { panelLabels } from '../messages/panels.ts'
import type { Core, PanelChunk } from '../shared/core.ts'
import css from './form.css?text'
import { LeadForm } from './lead-form.tsx'
import { PanelHead } from './panel-head.tsx'
import { render } from './render.tsx'

interface BoardProps {
  core: Core
  site: SiteConfig
  text?: string | undefined
  close(): void
}

function Board({ core, site, text, close }: BoardProps) {
  const labels = panelLabels[core.state.lang]
  return (
    <>
      <PanelHead id="oc-board" title={labels.board} closeLabel={labels.close} onClose={close} />
      <div className="scroll">
        {site.board && <LeadForm core={core} site={site} form={site.board} kind="board" text={text} close={close} />}
      </div>
    </>
  )
}

/** The message board, 240 by 426 px. */
export const mount: PanelChunk['mount'] = (core, into, close, { site, text }) => {
  core.adopt(css)
  into.classList.add('board')
  into.setAttribute('role', 'dialog')
  into.setAttribute('aria-labelledby', 'oc-board')
  return render(into, <Board core={core} site={site} text={text} close={close} />)
}
