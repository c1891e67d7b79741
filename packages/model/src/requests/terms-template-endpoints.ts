// Contracts of templates of terms: remarks and terms that an agent keeps under a name, and puts into its quotations.
import { z } from 'zod'
import type { Policy } from '../kit/access.ts'
import { ok } from '../kit/answer.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as fields from '../kit/fields.ts'
import { quotedLines, requestsOf } from '../lines.ts'
import { longestRemarks, longestTerms } from './quote-fields.ts'
import { atMost } from '../kit/too-long.ts'

/** So many a company keeps. */
export const mostTemplates = 50
export const longestTemplateName = 60

const agents: Policy = Object.fromEntries(quotedLines.map((line) => [requestsOf[line].agentRole, 'own']))

const words = (most: number) =>
  z
    .string()
    .trim()
    .max(...atMost(most))
const content = z.strictObject({
  name: z
    .string({ error: 'quotes.template-name' })
    .trim()
    .min(1, 'quotes.template-name')
    .max(longestTemplateName, 'quotes.template-name'),
  remarks: words(longestRemarks),
  terms: words(longestTerms),
})

export const TermsTemplate = content.extend({
  templateId: z.string(),
  changedBy: z.string(),
  changedAt: z.string(),
})
export type TermsTemplate = z.infer<typeof TermsTemplate>

/** By name. */
export const listTermsTemplates = endpoint({
  verb: 'listTermsTemplates',
  method: 'GET',
  path: 'requests/terms-templates',
  policy: agents,
  answer: z.strictObject({ templates: z.array(TermsTemplate) }),
})

/** A new one, or with `templateId` another wording of one that is there; quotations that it was put into stay as they are. */
export const saveTermsTemplate = endpoint({
  verb: 'saveTermsTemplate',
  method: 'POST',
  path: 'requests/terms-templates',
  policy: agents,
  body: content
    .extend({ templateId: fields.id('quotes.template-none').optional() })
    .refine(({ remarks, terms }) => remarks !== '' || terms !== '', {
      path: ['terms'],
      message: 'quotes.template-empty',
    }),
  answer: z.strictObject({ ...ok.shape, templateId: z.string() }),
  problems: [
    'quotes.template-none',
    'quotes.template-name',
    'quotes.template-taken',
    'quotes.template-empty',
    'quotes.template-many',
  ],
})

export const removeTermsTemplate = endpoint({
  verb: 'removeTermsTemplate',
  method: 'DELETE',
  path: 'requests/terms-templates/{id}',
  policy: agents,
  query: z.strictObject({ id: fields.id('quotes.template-none') }),
  answer: ok,
  problems: ['quotes.template-none'],
})

export const termsTemplateEndpoints = { listTermsTemplates, saveTermsTemplate, removeTermsTemplate }
