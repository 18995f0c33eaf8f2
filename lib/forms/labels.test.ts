import { expect, test } from 'vitest'
import { type Field, fields } from '#lib/forms/fields'
import { locales } from '#lib/i18n/locales'
import { leadMessages } from '#lib/leads/messages'

const offered = Object.values<Field>(fields).flatMap(({ offers }) =>
  offers?.labels === 'LeadChoices' ? offers.values : [],
)

test.each(locales)('every field and every choice has its label (%s)', (language) => {
  const { LeadFields, LeadChoices } = leadMessages[language]
  const unlabelled = [
    ...Object.keys(fields).filter((name) => !Object.hasOwn(LeadFields, name)),
    ...offered.filter((value) => !Object.hasOwn(LeadChoices, value)),
  ]
  expect(unlabelled, `write them in LeadFields or LeadChoices of messages/${language}/leads.json`).toEqual([])
})
