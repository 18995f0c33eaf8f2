import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import { panelLabels } from '../messages/panels.ts'
import type { Core, PanelChunk } from '../shared/core.ts'
import css from './contact.css?text'
import { PanelHead } from './panel-head.tsx'
import { render } from './render.tsx'

function Phone({ core, site, close }: { core: Core; site: SiteConfig; close: () => void }) {
  const { contacts } = site
  const labels = panelLabels[core.state.lang]
  return (
    <>
      <PanelHead id="oc-phone" title={labels.phone} closeLabel={labels.close} onClose={close} />
      <div className="contact">
        {contacts?.phone && (
          <a className="number" href={`tel:${contacts.phone.replace(/[^\d+]/g, '')}`}>
            {contacts.phone}
          </a>
        )}
        <p>{labels.phoneTip}</p>
        {contacts?.email && (
          <p>
            {labels.email} <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
          </p>
        )}
      </div>
    </>
  )
}

export const mount: PanelChunk['mount'] = (core, into, close, { site }) => {
  core.adopt(css)
  into.classList.add('phone')
  into.setAttribute('role', 'dialog')
  into.setAttribute('aria-labelledby', 'oc-phone')
  return render(into, <Phone core={core} site={site} close={close} />)
}
