import { advisoryForm } from '#lib/leads/forms/advisory'
import { applicationForm } from '#lib/leads/forms/application'
import { boardForm } from '#lib/leads/forms/board'
import { callbackForm } from '#lib/leads/forms/callback'
import { datasetForm } from '#lib/leads/forms/dataset'
import { partnerForm } from '#lib/leads/forms/partner'
import { quoteForm } from '#lib/leads/forms/quote'
import type { FormKind } from '#lib/leads/kinds'

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
