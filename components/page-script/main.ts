/** The script of every page, without a framework. `scripts/build/page-script.ts` bundles it; `start-on-intent.client.js` loads it. */
import { startPageScript } from '#components/page-script/start-page-script.ts'

// The act may come while the document is still arriving.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startPageScript, { once: true })
else startPageScript()
