import { z } from 'zod'

/** What `POST /api/short-links` answers: `/s/<id>` opens what was kept until then, and the secret deletes it. */
export const shortLinkAnswer = z.object({ id: z.string(), secret: z.string(), until: z.number() })
