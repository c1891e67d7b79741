// Every contract, problem and machine of the product, for the server, its documentation and the tests; never for a web page.
import type { Endpoint } from './kit/endpoint.ts'
import type { Machine } from './kit/machine.ts'
import { kitProblems } from './kit/kit-problems.ts'
import type { ProblemRow } from './kit/problem.ts'
import { actingEndpoints } from './accounts/acting/acting-endpoints.ts'
import { actingProblems } from './accounts/acting/acting-problems.ts'
import { addressesEndpoints } from './accounts/addresses/addresses-endpoints.ts'
import { addressesProblems } from './accounts/addresses/addresses-problems.ts'
import { newCaptcha } from './accounts/captcha.ts'
import { companiesEndpoints } from './accounts/companies/companies-endpoints.ts'
import { companiesProblems } from './accounts/companies/companies-problems.ts'
import { directoryEndpoints } from './accounts/directory/directory-endpoints.ts'
import { directoryProblems } from './accounts/directory/directory-problems.ts'
import { accountsEndpoints } from './accounts/endpoints.ts'
import { factorsEndpoints } from './accounts/factors/factors-endpoints.ts'
import { factorsProblems } from './accounts/factors/factors-problems.ts'
import { fieldProblems } from './accounts/field-problems.ts'
import { licenceEndpoints } from './accounts/registration/licence-endpoints.ts'
import { accountsProblems } from './accounts/problems.ts'
import { registrationDeskEndpoints } from './accounts/registration/registration-desk-endpoints.ts'
import { registrationEndpoints } from './accounts/registration/registration-endpoints.ts'
import { registrationProblems } from './accounts/registration/registration-problems.ts'
import { registrationMachine } from './accounts/registration/registration.ts'
import { sessionsEndpoints } from './accounts/own-sessions/sessions-endpoints.ts'
import { sessionsProblems } from './accounts/own-sessions/sessions-problems.ts'
import { profileEndpoints } from './accounts/profile/profile-endpoints.ts'
import { leavingEndpoints } from './accounts/profile/profile-leaving-endpoints.ts'
import { profileProblems } from './accounts/profile/profile-problems.ts'
import { recoveryEndpoints } from './accounts/recovery/recovery-endpoints.ts'
import { recoveryProblems } from './accounts/recovery/recovery-problems.ts'
import { usersEndpoints } from './accounts/users/users-endpoints.ts'
import { usersProblems } from './accounts/users/users-problems.ts'
import { documentMachine } from './documents/document.ts'
import { documentEndpoints } from './documents/endpoints.ts'
import { documentProblems } from './documents/problems.ts'
import { booksEndpoints } from './finance/books/books-endpoints.ts'
import { booksProblems } from './finance/books/books-problems.ts'
import { eInvoiceEndpoints } from './finance/e-invoice/e-invoice-endpoints.ts'
import { eInvoiceMachine } from './finance/e-invoice/e-invoice-machine.ts'
import { eInvoiceProblems } from './finance/e-invoice/e-invoice-problems.ts'
import { noteEndpoints } from './finance/notes/note-endpoints.ts'
import { noteProblems } from './finance/notes/note-problems.ts'
import { creditEndpoints } from './finance/credit/credit-endpoints.ts'
import { creditAccountMachine, creditApplicationMachine } from './finance/credit/credit-machine.ts'
import { creditProblems } from './finance/credit/credit-problems.ts'
import { creditReceiptMachine } from './finance/credit/credit-receipt.ts'
import { receiptEndpoints } from './finance/credit/receipt-endpoints.ts'
import { receiptProblems } from './finance/credit/receipt-problems.ts'
import { reportingEndpoints } from './finance/reports/reporting-endpoints.ts'
import { reportingProblems } from './finance/reports/reporting-problems.ts'
import { scheduleEndpoints } from './finance/reports/schedule-endpoints.ts'
import { statementEndpoints } from './finance/credit/statement-endpoints.ts'
import { settlementEndpoints } from './finance/settlements/settlement-endpoints.ts'
import { settlementProblems } from './finance/settlements/settlement-problems.ts'
import { bankEndpoints } from './finance/bank/bank-endpoints.ts'
import { bankProblems } from './finance/bank/bank-problems.ts'
import { refundTransferMachine } from './finance/refunds/refund.ts'
import { refundEndpoints } from './finance/refunds/refund-endpoints.ts'
import { refundProblems } from './finance/refunds/refund-problems.ts'
import { purchaseMachine } from './finance/purchases/purchase.ts'
import { purchaseEndpoints } from './finance/purchases/purchase-endpoints.ts'
import { purchaseProblems } from './finance/purchases/purchase-problems.ts'
import { cardPayoutEndpoints } from './finance/card-payouts/card-payout-endpoints.ts'
import { cardPayoutProblems } from './finance/card-payouts/card-payout-problems.ts'
import { financeCaseMachine } from './finance/bank/finance-case.ts'
import { periodEndpoints } from './finance/periods/period-endpoints.ts'
import { periodProblems } from './finance/periods/period-problems.ts'
import { evidenceEndpoints } from './finance/vat/evidence-endpoints.ts'
import { filedReturnEndpoints } from './finance/vat/filed-return-endpoints.ts'
import { filedReturnProblems } from './finance/vat/filed-return-problems.ts'
import { vatReturnMachine } from './finance/vat/filed-return.ts'
import { periodMachine } from './finance/periods/period.ts'
import { settlementRunMachine } from './finance/settlements/settlement-run.ts'
import { financeEndpoints } from './finance/endpoints.ts'
import { financeOverviewEndpoints } from './finance/overview-endpoints.ts'
import { financeProblems } from './finance/problems.ts'
import { paymentSessionMachine } from './finance/payment-session.ts'
import { balanceMachine } from './freight/balance-machine.ts'
import { freightBulkEndpoints } from './freight/bulk/bulk-endpoints.ts'
import { batchMachine } from './requests/bulk/bulk.ts'
import { bulkProblems } from './requests/bulk/bulk-problems.ts'
import { freightEndpoints } from './freight/endpoints.ts'
import { freightChangeProblems } from './freight/changes/change-problems.ts'
import { billEndpoints } from './freight/bill/bill-endpoints.ts'
import { finalProposalMachine } from './freight/consent/final-proposal.ts'
import { billMachine } from './freight/bill/bill-machine.ts'
import { conversationEndpoints } from './freight/conversation/conversation-endpoints.ts'
import { bulkActionEndpoints } from './freight/bulk/bulk-action-endpoints.ts'
import { freightProblems } from './freight/problems.ts'
import { requestMachine } from './freight/request-machine.ts'
import { callbackMachine } from './help/callback.ts'
import { departmentEndpoints } from './help/department-endpoints.ts'
import { helpEndpoints } from './help/endpoints.ts'
import { issueEndpoints } from './help/issue-endpoints.ts'
import { issueMachine } from './help/issue.ts'
import { helpProblems } from './help/problems.ts'
import { integrationEndpoints } from './integrations/endpoints.ts'
import { portEndpoints } from './integrations/port-endpoints.ts'
import { integrationProblems } from './integrations/problems.ts'
import type { Line } from './lines.ts'
import { chatEndpoints } from './messages/chat/chat-endpoints.ts'
import { chatProblems } from './messages/chat/chat-problems.ts'
import { chatMachine } from './messages/chat/chat.ts'
import { messagesEndpoints } from './messages/endpoints.ts'
import { messagesProblems } from './messages/problems.ts'
import { overviewEndpoints } from './overview/endpoints.ts'
import { overviewProblems } from './overview/problems.ts'
import { requestsEndpoints } from './requests/endpoints.ts'
import { termsTemplateEndpoints } from './requests/terms-template-endpoints.ts'
import { quotesProblems } from './requests/problems.ts'
import { quotationMachine } from './requests/quotation.ts'
import { referenceEndpoints } from './reference/endpoints.ts'
import { referenceProblems } from './reference/problems.ts'
import { settingsEndpoints } from './settings/endpoints.ts'
import { settingsProblems } from './settings/problems.ts'
import { findingMachine } from './warehouse/findings.ts'
import { goodsMachine } from './warehouse/goods-machine.ts'
import { warehouseEndpoints } from './warehouse/endpoints.ts'
import { warehouseProblems } from './warehouse/problems.ts'
import { releaseMachine } from './warehouse/release-machine.ts'
import { storageMachine } from './warehouse/request-machine.ts'
import { callsOf } from './requests/usual-endpoints.ts'
import { changeMachine } from './trucks/change/change.ts'
import { truckChangeProblems } from './trucks/change/change-problems.ts'
import { expressEndpoints } from './express/endpoints.ts'
import { attachmentProblems } from './express/attachments/attachment-problems.ts'
import { cashProblems } from './express/cash-on-delivery/cash-problems.ts'
import { guestProblems } from './express/guest/guest-problems.ts'
import { recipientProblems } from './express/recipient/recipient-problems.ts'
import { codMachine } from './express/cash-on-delivery/cod-machine.ts'
import { depositMachine } from './express/cash-on-delivery/deposit-machine.ts'
import { depositProblems } from './express/cash-on-delivery/deposit-problems.ts'
import { courierProblems } from './express/couriers/courier-problems.ts'
import { claimMachine } from './express/claims/claim-machine.ts'
import { claimProblems } from './express/claims/claim-problems.ts'
import { correctionProblems } from './express/corrections/correction-problems.ts'
import { parcelDeskProblems } from './express/desk/desk-problems.ts'
import { setupProblems } from './express/setup/setup-problems.ts'
import { depotProblems } from './express/depot/depot-problems.ts'
import { parcelBulkProblems } from './express/bulk/parcel-refusals.ts'
import { expressProblems } from './express/problems.ts'
import { bundleProblems } from './express/bundles/bundle-problems.ts'
import { membershipMachine } from './express/bundles/membership.ts'
import { roundProblems } from './express/rounds/round-problems.ts'
import { sheetMachine, stopMachine } from './express/rounds/run-sheet.ts'
import { shipmentMachine } from './express/shipments/shipment-machine.ts'
import { shipmentProblems } from './express/shipments/shipment-problems.ts'
import { payoutMachine } from './express/payouts/payout-machine.ts'
import { payoutProblems } from './express/payouts/payout-problems.ts'
import { walletProblems } from './express/wallet/wallet-problems.ts'
import { truckMachine } from './trucks/request-machine.ts'
import { truckBulkProblems } from './trucks/bulk/bulk-problems.ts'
import {
  truckBulkEndpoints,
  truckDraftEndpoints,
  truckDriverEndpoints,
  truckShareEndpoints,
  truckEndpoints,
  truckRoadEndpoints,
} from './trucks/endpoints.ts'
import { shareProblems } from './trucks/share/share-problems.ts'
import { driverProblems } from './trucks/driver/driver-problems.ts'
import { extraMachine } from './trucks/extras/extras.ts'
import { truckContractProblems } from './trucks/contracts/contract-problems.ts'
import { truckPauseProblems } from './trucks/pauses/pause-problems.ts'
import { truckSupportProblems } from './trucks/support/support-problems.ts'
import { truckBorderProblems } from './trucks/borders/border-problems.ts'
import { truckExtraProblems } from './trucks/extras/extras-problems.ts'
import { truckExecutionProblems } from './trucks/execution/execution-problems.ts'
import { truckProblems } from './trucks/problems.ts'
import { roadProblems } from './trucks/road/road-problems.ts'

type Gathered = readonly Endpoint[] | Record<string, Endpoint>
type OfLine = { endpoints: Gathered; problems: Record<string, ProblemRow>; machines: readonly Machine[] }

const listed = (gathered: Gathered): Endpoint[] => Object.values(gathered)

const ofLines: Record<Line, OfLine> = {
  freight: {
    endpoints: {
      ...freightEndpoints,
      ...freightBulkEndpoints,
      ...bulkActionEndpoints,
      ...billEndpoints,
      ...conversationEndpoints,
    },
    problems: { ...freightProblems, ...freightChangeProblems, ...bulkProblems('freight') },
    machines: [requestMachine, balanceMachine],
  },
  warehouse: {
    endpoints: warehouseEndpoints,
    problems: warehouseProblems,
    machines: [storageMachine, goodsMachine, releaseMachine, findingMachine],
  },
  trucks: {
    endpoints: [
      ...callsOf(truckEndpoints),
      ...Object.values(truckDraftEndpoints),
      ...Object.values(truckBulkEndpoints),
      ...Object.values(truckRoadEndpoints),
      ...Object.values(truckDriverEndpoints),
      ...Object.values(truckShareEndpoints),
    ],
    problems: {
      ...truckProblems,
      ...truckBulkProblems,
      ...roadProblems,
      ...truckExecutionProblems,
      ...driverProblems,
      ...truckBorderProblems,
      ...shareProblems,
      ...truckSupportProblems,
      ...truckPauseProblems,
      ...truckContractProblems,
      ...truckExtraProblems,
      ...truckChangeProblems,
    },
    machines: [truckMachine, extraMachine, changeMachine],
  },
  express: {
    endpoints: expressEndpoints,
    problems: {
      ...expressProblems,
      ...shipmentProblems,
      ...attachmentProblems,
      ...walletProblems,
      ...bundleProblems,
      ...courierProblems,
      ...setupProblems,
      ...parcelDeskProblems,
      ...correctionProblems,
      ...claimProblems,
      ...cashProblems,
      ...recipientProblems,
      ...guestProblems,
      ...roundProblems,
      ...payoutProblems,
      ...depositProblems,
      ...depotProblems,
      ...parcelBulkProblems,
    },
    machines: [
      shipmentMachine,
      membershipMachine,
      codMachine,
      depositMachine,
      sheetMachine,
      stopMachine,
      payoutMachine,
      claimMachine,
    ],
  },
}
const everyLine = Object.values(ofLines)

export const allEndpoints: readonly Endpoint[] = [
  ...listed(accountsEndpoints),
  ...listed(actingEndpoints),
  ...listed(factorsEndpoints),
  ...listed(sessionsEndpoints),
  newCaptcha,
  ...listed(registrationEndpoints),
  ...listed(registrationDeskEndpoints),
  ...listed(licenceEndpoints),
  ...listed(directoryEndpoints),
  ...listed(recoveryEndpoints),
  ...listed(profileEndpoints),
  ...listed(leavingEndpoints),
  ...listed(usersEndpoints),
  ...listed(companiesEndpoints),
  ...listed(addressesEndpoints),
  ...listed(settingsEndpoints),
  ...listed(referenceEndpoints),
  ...listed(documentEndpoints),
  ...listed(messagesEndpoints),
  ...listed(chatEndpoints),
  ...listed(financeEndpoints),
  ...listed(financeOverviewEndpoints),
  ...listed(booksEndpoints),
  ...listed(noteEndpoints),
  ...listed(eInvoiceEndpoints),
  ...listed(reportingEndpoints),
  ...listed(scheduleEndpoints),
  ...listed(settlementEndpoints),
  ...listed(periodEndpoints),
  ...listed(filedReturnEndpoints),
  ...listed(evidenceEndpoints),
  ...listed(bankEndpoints),
  ...listed(cardPayoutEndpoints),
  ...listed(purchaseEndpoints),
  ...listed(refundEndpoints),
  ...listed(creditEndpoints),
  ...listed(receiptEndpoints),
  ...listed(statementEndpoints),
  ...listed(requestsEndpoints),
  ...listed(termsTemplateEndpoints),
  ...everyLine.flatMap(({ endpoints }) => listed(endpoints)),
  ...listed(helpEndpoints),
  ...listed(departmentEndpoints),
  ...listed(issueEndpoints),
  ...listed(overviewEndpoints),
  ...listed(integrationEndpoints),
  ...listed(portEndpoints),
]

export const allProblems: Readonly<Record<string, ProblemRow>> = {
  ...kitProblems,
  ...accountsProblems,
  ...actingProblems,
  ...factorsProblems,
  ...sessionsProblems,
  ...fieldProblems,
  ...registrationProblems,
  ...directoryProblems,
  ...recoveryProblems,
  ...profileProblems,
  ...usersProblems,
  ...companiesProblems,
  ...addressesProblems,
  ...settingsProblems,
  ...referenceProblems,
  ...documentProblems,
  ...messagesProblems,
  ...chatProblems,
  ...financeProblems,
  ...booksProblems,
  ...noteProblems,
  ...eInvoiceProblems,
  ...reportingProblems,
  ...settlementProblems,
  ...periodProblems,
  ...filedReturnProblems,
  ...bankProblems,
  ...cardPayoutProblems,
  ...purchaseProblems,
  ...refundProblems,
  ...creditProblems,
  ...receiptProblems,
  ...quotesProblems,
  ...helpProblems,
  ...overviewProblems,
  ...integrationProblems,
  ...Object.fromEntries(everyLine.flatMap(({ problems }) => Object.entries(problems))),
}

export const allMachines: readonly Machine[] = [
  registrationMachine,
  documentMachine,
  chatMachine,
  paymentSessionMachine,
  creditApplicationMachine,
  creditAccountMachine,
  creditReceiptMachine,
  settlementRunMachine,
  periodMachine,
  vatReturnMachine,
  financeCaseMachine,
  purchaseMachine,
  refundTransferMachine,
  billMachine,
  finalProposalMachine,
  eInvoiceMachine,
  quotationMachine,
  callbackMachine,
  issueMachine,
  batchMachine,
  ...everyLine.flatMap(({ machines }) => machines),
]
