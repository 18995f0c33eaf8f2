import { advisoryForm } from '#lib/forms/advisory'
import { applicationForm } from '#lib/forms/application'
import { boardForm } from '#lib/forms/board'
import { callbackForm } from '#lib/forms/callback'
import { datasetForm } from '#lib/forms/dataset'
import type { FormKind } from '#lib/forms/kinds'
import { partnerForm } from '#lib/forms/partner'
import { quoteForm } from '#lib/forms/quote'

/** For the server, which knows them all; a form in the browser imports its own. */
export const formSchemas = {
  advisory: advisoryForm,
  quote: quoteForm,
  partner: partnerForm,
  application: applicationForm,
  dataset: datasetForm,
  board: boardForm,
  callback: callbackForm,
} as const satisfies Record<FormKind, unknown>
