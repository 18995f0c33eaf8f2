import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import { panelLabels } from '../messages/panels.ts'
import type { Core, PanelChunk } from '../shared/core.ts'
import { safeAddress } from '../shared/safe-address.ts'
import css from './contact.css?text'
import { PanelHead } from './panel-head.tsx'
import { qrCode } from './qr-code.ts'
import { render } from './render.tsx'

/** Light modules around the code, which readers need. */
const quiet = 4

function Qr({ core, site, close }: { core: Core; site: SiteConfig; close: () => void }) {
  const qr = site.contacts?.qr
  const labels = panelLabels[core.state.lang]
  const address = qr?.url
  const code = address ? qrCode(address) : []
  const size = code.length + 2 * quiet
  const path = code
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')))
    .join('')
  return (
    <>
      <PanelHead id="oc-qr" title={qr?.label ?? labels.qr} closeLabel={labels.close} onClose={close} />
      <div className="contact">
        {address && (
          <a href={safeAddress(address)} target="_blank" rel="noopener noreferrer">
            <svg className="code" viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges">
              <title>{qr?.label ?? labels.qr}</title>
              <path d={path} />
            </svg>
          </a>
        )}
        <p>{labels.qrTip}</p>
      </div>
    </>
  )
}

export const mount: PanelChunk['mount'] = (core, into, close, { site }) => {
  core.adopt(css)
  into.classList.add('qr')
  into.setAttribute('role', 'dialog')
  into.setAttribute('aria-labelledby', 'oc-qr')
  return render(into, <Qr core={core} site={site} close={close} />)
}
