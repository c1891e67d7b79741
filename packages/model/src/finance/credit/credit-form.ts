// What somebody who applies for credit fills in. Apart from the contracts, so that a page that only calls them fetches no schema.
import { z } from 'zod'
import { emailAddress, uaeMobile } from '../../accounts/fields.ts'
import { licenceNumber } from '../../accounts/registration/licence.ts'
import { cleanText } from '../../kit/id.ts'
import { limitFilsOf, termsChoices } from './credit-terms.ts'
import { atMost } from '../../kit/too-long.ts'

export const text = (most: number) =>
  z
    .string()
    .transform(cleanText)
    .pipe(z.string().max(...atMost(most)))
export const limit = z
  .string({ error: 'credit.limit-invalid' })
  .refine((typed) => limitFilsOf(typed) !== undefined, 'credit.limit-invalid')
export const terms = z.literal(termsChoices, { error: 'credit.terms-invalid' })

/** C092; its documented fields, and what the applicant has in mind. */
export const creditForm = z.strictObject({
  companyName: text(120).pipe(z.string().min(2, 'companies.name-required')),
  contactName: text(80).pipe(z.string().min(2, 'accounts.name-invalid')),
  contactEmail: emailAddress,
  contactMobile: uaeMobile,
  remarks: text(1000).default(''),
  requestedLimit: limit.optional(),
  requestedTerms: terms.optional(),
  licenceNumber: licenceNumber.optional(),
})
