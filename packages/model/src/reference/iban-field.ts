// An IBAN of the Emirates as a field of a contract: folded, and checked digit by digit.
import { z } from 'zod'
import { checkIban } from './identifiers.ts'

/** In any spelling; stored without spaces, in Latin digits. */
export const iban = z.string({ error: 'reference.iban.form' }).transform((text, context) => {
  const { value, problem } = checkIban(text)
  if (value !== undefined) return value
  context.addIssue({ code: 'custom', message: problem })
  return z.NEVER
})
