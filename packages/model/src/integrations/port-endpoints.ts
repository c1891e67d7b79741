// The contract that the port's system calls when something passed a gate.
import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'

export const receivePortNotice = endpoint({
  verb: 'receivePortNotice',
  method: 'POST',
  path: 'integrations/port/events',
  /** The port signs its notices instead of signing in; of what they say only the id is read. */
  policy: { visitor: 'any' },
  body: z.looseObject({ eventID: z.string().regex(/^[!-~]{1,100}$/) }),
  answer: z.object({ known: z.boolean() }),
  problems: ['integrations.notice-refused', 'integrations.notice-old'],
})

export const portEndpoints = { receivePortNotice }
