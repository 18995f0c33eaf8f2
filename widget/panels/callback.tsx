import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import { panelLabels } from '../messages/panels.ts'
import type { Core, PanelChunk } from '../shared/core.ts'
import css from './form.css?text'
import { LeadForm } from './lead-form.tsx'
import { PanelHead } from './panel-head.tsx'
import { render, trapFocus } from './render.tsx'

function Callback({ core, site, close }: { core: Core; site: SiteConfig; close: () => void }) {
  const labels = panelLabels[core.state.lang]
  return (
    <div
      className="popover"
      role="dialog"
      aria-modal="true"
      aria-labelledby="oc-callback"
      aria-describedby="oc-callback-tip"
    >
      <PanelHead id="oc-callback" title={labels.callback} closeLabel={labels.close} onClose={close} />
      <p className="tip-line" id="oc-callback-tip">
        {labels.callbackTip}
      </p>
      {site.callback && <LeadForm core={core} site={site} form={site.callback} kind="callback" close={close} />}
    </div>
  )
}

/** "Leave your contact", 400 px wide, over the page. */
export const mount: PanelChunk['mount'] = (core, into, close, { site }) => {
  core.adopt(css)
  into.classList.add('cover')
  trapFocus(into)
  return render(into, <Callback core={core} site={site} close={close} />)
}
