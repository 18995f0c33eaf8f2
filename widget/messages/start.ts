import {
  WidgetDismiss as enDismiss,
  WidgetDock as enDock,
  WidgetFrame as enFrame,
  WidgetHotQuestions as enHot,
  WidgetLoader as enLoader,
} from '../../messages/en/widget-start.json'
import {
  WidgetDismiss as zhDismiss,
  WidgetDock as zhDock,
  WidgetFrame as zhFrame,
  WidgetHotQuestions as zhHot,
  WidgetLoader as zhLoader,
} from '../../messages/zh/widget-start.json'

/** The few words that are needed before, or without, the site's configuration. */
export const loaderLabels = { zh: zhLoader, en: enLoader }

/** What a card's small button says. */
export const dismissLabels = { zh: zhDismiss, en: enDismiss }

/** What launcher and window say from the first action on. */
export const dockLabels = { zh: zhDock, en: enDock }

/** What the window's frame says until the window has come. */
export const frameLabels = { zh: zhFrame, en: enFrame }

/** The card of the questions asked most. */
export const hotLabels = { zh: zhHot, en: enHot }
