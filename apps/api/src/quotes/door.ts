// What lines may use of quotations.
export {
  acceptTerms,
  agentsWhoQuoted,
  contentColumns,
  finalRevision,
  findQuotation,
  insertQuotation,
  lockQuotations,
  overdueQuotations,
  ownQuotation,
  quotationFromJson,
  quotationJson,
  quotationsForCustomer,
  quotationWithCharges,
  replaceCharges,
  type Content,
  type QuotationJson,
  type QuotationRow,
  type QuotationWithCharges,
} from './quotations.store.ts'
export { closeSiblings, moveQuotation } from './move-quotation.ts'
export { toAgentView, toCustomerView, type Standing } from './quotation-view.ts'
export { checkQuotation, lineProblems } from './check-quotation.ts'
