// Calls over the requests of all lines.
import type { QuotedLine } from '@marsa/model/lines.ts'
import { requestsEndpoints as contracts } from '@marsa/model/requests/endpoints.ts'
import { termsTemplateEndpoints as templates } from '@marsa/model/requests/terms-template-endpoints.ts'
import { serve, type Server } from '../kit/serve.ts'
import { listNeeds } from './list-needs.ts'
import type { ServerLine } from './line.ts'
import type { LetterheadOf } from './print-documents.ts'
import { printQuotation } from './print-quotation.ts'
import { remind } from './remind.ts'
import { listTermsTemplates, removeTermsTemplate, saveTermsTemplate } from './terms-templates.ts'

export const requestRoutes = (
  server: Server,
  lines: Readonly<Record<QuotedLine, ServerLine>>,
  letterhead: LetterheadOf,
): void => {
  serve(server, contracts.listNeeds, listNeeds(lines))
  serve(server, contracts.remind, remind(lines))
  serve(server, templates.listTermsTemplates, listTermsTemplates)
  serve(server, templates.saveTermsTemplate, saveTermsTemplate)
  serve(server, templates.removeTermsTemplate, removeTermsTemplate)
  serve(server, contracts.printQuotation, printQuotation(lines, letterhead))
}
