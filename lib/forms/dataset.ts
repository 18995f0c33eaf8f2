import * as z from 'zod/mini'
import { datasetFamilies } from '#lib/forms/choices'
import { envelope } from '#lib/forms/envelope'
import { oneOf, optionalText, requiredEmail, requiredLine } from '#lib/forms/fields'
import { limits } from '#lib/forms/limits'

/**
 * A researcher's request for a dataset (FACT-A1, "Form fields"). Whether an address is an educational one
 * is for the reader to judge: research institutes have every kind of domain.
 */
export const datasetForm = z.strictObject({
  ...envelope,
  name: requiredLine(limits.name),
  email: requiredEmail(limits.email),
  organisation: requiredLine(limits.company),
  dataset: oneOf(datasetFamilies),
  purpose: optionalText(limits.message),
})
