/** Loaded when the page script did not come (`start-on-intent.client.js`). Its address stays the same over deployments. */
import { reloadOrSay } from '#lib/browser/navigation/failed-chunks'

reloadOrSay()
