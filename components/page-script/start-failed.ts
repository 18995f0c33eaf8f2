/**
 * What the start of a page brings when the page script did not come (`start-on-intent.client.js`): the same recovery as for
 * a part of the framework. `scripts/build/page-script.ts` leaves it under an address that outlasts a deployment.
 */
import { reloadOrSay } from '#lib/browser/navigation/failed-chunks'

reloadOrSay()
