import { z } from 'zod'
import { email, origin, personName, phone } from '#lib/config/setting-values'

/** One host site of `WIDGET_SITES`. */
export const widgetSite = z.strictObject({
  key: z
    .string()
    .regex(/^pk_(?!test$)\w{1,40}$/, 'each key must be pk_ and up to 40 letters or digits, and not pk_test'),
  origins: z.array(origin).min(1),
  language: z.enum(['zh', 'en']),
  /** Elements of the site that the widget shows; those left out are hidden. */
  contacts: z
    .strictObject({
      phone: phone.optional(),
      email: email.optional(),
      qr: z.string('it must be the address that the QR code holds, as text').optional(),
      board: z.boolean().optional(),
    })
    .optional(),
  /** The desk's name in the window's head. */
  name: z.string().min(1).max(30).optional(),
  /** The desk's colour, from which all others are derived. */
  accent: z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'each accent must be a colour such as #0a2530')
    .optional(),
  /** The drawing beside the name, in lines: path data of an SVG on a field of 24 by 24. No picture: policies refuse those. */
  mark: z
    .string()
    .max(600)
    .regex(/^[Mm][\dMLHVCSQTAZe\s,.-]+$/i, 'each mark must be the path data of a drawing on a field of 24 by 24')
    .optional(),
  position: z.enum(['right-bottom', 'left-bottom', 'right-top', 'left-top']).optional(),
  /** Office hours and answer time in each language, printed unchanged. */
  hours: z.partialRecord(z.enum(['zh', 'en']), z.string().min(2).max(60)).optional(),
  /** The team's name in each language, shown while people are there. */
  person: z.partialRecord(z.enum(['zh', 'en']), personName.min(1)).optional(),
  /** Label of the message board's extension field (READ-8). */
  extensionLabel: z.string().max(50).optional(),
  /** Takes writes without an Origin, as apps with a web view send them. */
  missingOrigin: z.boolean().optional(),
  /** Key of the tokens by which the host's server names its users (`setUser`). */
  identitySecret: z.string().min(16, 'each identitySecret must have at least 16 characters').optional(),
})

/** All sites; two with one key are refused. */
export const widgetSites = z
  .array(widgetSite, 'it must be a JSON list of sites')
  .min(1)
  .superRefine((sites, context) => {
    for (const [index, { key }] of sites.entries()) {
      if (sites.findIndex((other) => other.key === key) < index)
        context.addIssue({ code: 'custom', path: [index], message: 'an earlier entry has this key' })
    }
  })
