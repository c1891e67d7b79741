// A freight request as the capabilities see it: what is quoted for, paid and invoiced.
import type { InvoicedSubject, QuotedSubject } from '../requests/door.ts'
import type { RequestRow } from './requests.store.ts'

export const subjectKind = 'freight-request'

export const quoted = ({
  id,
  round,
  company_id,
}: Pick<RequestRow, 'id' | 'round' | 'company_id'>): QuotedSubject => ({
  kind: subjectKind,
  id,
  round,
  customerId: company_id,
})

export const invoiced = ({
  id,
  number,
  company_id,
}: Pick<RequestRow, 'id' | 'number' | 'company_id'>): InvoicedSubject => ({
  kind: subjectKind,
  id,
  number,
  companyId: company_id,
})
