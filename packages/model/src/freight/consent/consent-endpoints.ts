// Contracts of charges that a final quotation adds: its customer agrees or refuses, the desk after a day, the agent withdraws.
import { z } from 'zod'
import { clearingAgents, customers } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id } from '../shared-fields.ts'
import { finalProposalMachine } from './final-proposal.ts'
import { atMost } from '../../kit/too-long.ts'

export const longestRefusal = 500
const answer = z.strictObject({ state: z.enum(finalProposalMachine.states) })
const problems = ['freight.not-found', 'freight.not-booked', 'freight.nothing-to-decide']

export const decideFinal = endpoint({
  verb: 'decideFinal',
  method: 'POST',
  path: 'FreightAPI/ApproveFinal/{id}',
  policy: { ...customers, desk: 'any', admin: 'any' },
  query: z.strictObject({ id }),
  body: z.strictObject({
    agree: z.boolean(),
    /** Why not; the agent reads it. */
    words: z
      .string()
      .trim()
      .max(...atMost(longestRefusal))
      .default(''),
    /** The version that was read. */
    version: z.int().min(1),
  }),
  answer,
  problems: [
    ...problems,
    'freight.with-customer',
    'freight.proposal-outdated',
    'freight.payment-open',
    'freight.final-paid',
    'freight.milestone-done',
    'finance.refund-in-progress',
    'finance.credit-limit',
    'finance.credit-none',
    'finance.credit-suspended',
  ],
})

export const withdrawFinal = endpoint({
  verb: 'withdrawFinal',
  method: 'POST',
  path: 'FreightAPI/ApproveFinal/{id}/Withdraw',
  policy: clearingAgents,
  query: z.strictObject({ id }),
  answer,
  problems,
})

export const consentEndpoints = { decideFinal, withdrawFinal }
