// What is answered when a request of any line is sent again.
import { z } from 'zod'

export const AskedAgain = z.strictObject({ quoteNumber: z.string(), round: z.int(), invitedAgents: z.int() })
