// Every endpoint x every role x an object of one's own, of another company and of nobody: generated from the contracts.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../src/kit/sql.ts'
import { allEndpoints } from '@marsa/model/all.ts'
import { emptyAddress } from '@marsa/model/accounts/addresses/address-form.ts'
import { saveAddress } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { inviteUser } from '@marsa/model/accounts/users/users-endpoints.ts'
import { capabilities, may, roles, type Role } from '@marsa/model/kit/access.ts'
import { isWrite, type Endpoint } from '@marsa/model/kit/endpoint.ts'
import { listDepartments } from '@marsa/model/help/department-endpoints.ts'
import { sendCallbackRequest } from '@marsa/model/help/endpoints.ts'
import { saveIssue } from '@marsa/model/help/issue-endpoints.ts'
import { freightBulkEndpoints as bulk } from '@marsa/model/freight/bulk/bulk-endpoints.ts'
import { listDocuments } from '@marsa/model/documents/endpoints.ts'
import { attachToChat, viewGeneralChat } from '@marsa/model/messages/chat/chat-endpoints.ts'
import { rows } from '../src/kit/db.ts'
import { testApp, type Ask, type TestApp } from './app.ts'
import { applicantsOf } from './applicants.ts'
import { makePdf, makePicture } from './made-files.ts'
import { madePasskey } from './made-passkey.ts'
import {
  aboutCredit,
  aboutNoCredit,
  addCredit,
  creditTables,
  noCredit,
  type CreditObjects,
} from './credit-objects.ts'
import { aboutNoBooks, aboutNoCases, aboutNoPeriods, aboutNoSettlements } from './settlement-objects.ts'
import { aboutNoReports } from './report-objects.ts'
import { addIntegrations } from './integration-rows.ts'
import { addPerson, type Person } from './people.ts'
import {
  aboutNoWallet,
  aboutWallet,
  addWallet,
  noWallet,
  walletTables,
  type WalletObjects,
} from './wallet-objects.ts'
import {
  aboutNoParcels,
  aboutParcels,
  addParcels,
  noParcels,
  parcelTables,
  type ParcelObjects,
} from './parcel-objects.ts'
import { addRateCard } from '@marsa/model/freight/cards/card-endpoints.ts'
import { aboutNoRateCards, aboutRateCards, cardFor } from './rate-cards.ts'
import { chargesFor, formFor } from './freight-forms.ts'
import {
  aboutNoSetup,
  aboutSetup,
  addSetup,
  noSetup,
  setupTables,
  type SetupObjects,
} from './express-setup-objects.ts'
import {
  aboutCouriers,
  aboutNoCouriers,
  addCouriers,
  courierTables,
  noCouriers,
  type CourierObjects,
} from './courier-objects.ts'
import { aboutHeld, aboutNoHeld, addHeld, heldTables, noDepot, type DepotObjects } from './depot-objects.ts'
import {
  aboutNoPayout,
  aboutPayouts,
  addPayouts,
  noPayouts,
  payoutTables,
  type PayoutObjects,
} from './payout-objects.ts'
import {
  aboutNoStorage,
  aboutStorage,
  addStorage,
  noStorage,
  storageTables,
  type StorageObjects,
} from './storage-objects.ts'
import {
  aboutDeposits,
  aboutNoDeposits,
  addDeposit,
  depositTables,
  noDeposit,
  type DepositObjects,
} from './deposit-objects.ts'
import {
  aboutNoTrucks,
  aboutTrucks,
  addTrucks,
  noTrucks,
  truckTables,
  type TruckObjects,
} from './truck-objects.ts'
import { addUnit } from '@marsa/model/freight/units/unit-endpoints.ts'
import { weighedUnit } from './units.ts'
import { addBillDraft, wholeBill } from './bill.ts'
import { worldOf, type Journey, type World } from './world.ts'

/** Ids of what a call can be about; `known` are those of a living shipment, `nobody` lead nowhere. */
type Objects = StorageObjects &
  TruckObjects &
  CreditObjects &
  ParcelObjects &
  WalletObjects &
  CourierObjects &
  SetupObjects &
  PayoutObjects &
  DepositObjects &
  DepotObjects & {
    requestId: string
    draftId: string
    quotationId: string
    quotationNo: string
    sessionId: string
    /** A question that its agent has asked, and a correction that waits. */
    questionId: string
    correctionId: string
    compensationId: string
    /** A container of the shipment. */
    unitId: string
    documentId: string
    callbackId: string
    /** A draft of the newsletter, and a department. */
    issueId: string
    departmentId: string
    /** The customer's conversation with the desk, and a message of it that holds a file. */
    chatId: string
    messageId: string
    /** A colleague of the agent that has won, its company, and an invitation of it. */
    userCode: string
    companyId: string
    invitationId: string
    /** A provider who waits for the approval. */
    registrationId: string
    /** An address of the customer's own. */
    addressId: string
    /** An upload of many requests that is not sent. */
    batchId: string
    /** Where the customer is signed in. */
    loginId: string
    /** An address of the agent that has won, a delivery to it that has ended, and an API key. */
    webhookId: string
    deliveryId: string
    keyId: string
    /** A rate card of the agent that has won. */
    rateCardId: string
  }
type Fixture = (objects: Objects) => Ask

const logo: Fixture = ({ companyId }) => {
  const body = new FormData()
  body.set('companyId', companyId)
  body.append('file', new Blob([new Uint8Array(aPicture)]), 'logo.png')
  return { body }
}

const upload: Fixture = ({ requestId }) => {
  const body = new FormData()
  body.set('RequestId', requestId)
  body.set('docCode', 'PACKING_LIST')
  body.append('files', new Blob([new Uint8Array(makePdf('stranger'))]), 'stranger.pdf')
  return { body }
}
const onRequest: Fixture = ({ requestId }) => ({
  query: { id: requestId },
  body: { reason: 'Because of the test' },
})

const chatFileOf: Fixture = ({ chatId }) => {
  const body = new FormData()
  body.set('id', chatId)
  body.set('clientId', randomUUID())
  body.append('file', new Blob([new Uint8Array(makePdf('stranger'))]), 'stranger.pdf')
  return { body }
}

/** How each call that is about an object names it. A call with an id that is missing here fails the test below. */
const aboutObjects: Record<string, Fixture> = {
  takeCallback: ({ callbackId }) => ({ query: { id: callbackId } }),
  closeCallback: ({ callbackId }) => ({ query: { id: callbackId }, body: { note: 'Because of the test' } }),
  saveRequest: ({ draftId }) => ({ body: { RequestId: draftId, form: { nickname: 'taken over' } } }),
  viewDraft: ({ draftId }) => ({ query: { RequestId: draftId } }),
  submitRequest: ({ draftId }) => ({ query: { id: draftId }, body: { terms: true } }),
  removeDraft: ({ draftId }) => ({ query: { id: draftId } }),
  viewShipment: ({ requestId }) => ({ query: { RequestId: requestId } }),
  viewQuoteCustomer: ({ quotationId }) => ({ query: { QuoteId: quotationId } }),
  compareQuotes: ({ requestId }) => ({ query: { RequestId: requestId } }),
  viewQuoteAgent: ({ requestId }) => ({ query: { RequestId: requestId } }),
  submitQuote: ({ requestId }) => ({
    body: { RequestId: requestId, charges: chargesFor('sea'), isDraft: true },
  }),
  declineToQuote: onRequest,
  ...aboutRateCards,
  lastOnLane: ({ requestId }) => ({ query: { RequestId: requestId } }),
  withdrawQuote: ({ quotationId }) => ({
    query: { id: quotationId },
    body: { reason: 'Because of the test' },
  }),
  acceptQuote: ({ quotationId }) => ({ query: { id: quotationId }, body: { terms: true, pay: 'half' } }),
  pay: ({ quotationId }) => ({ query: { QuoteID: quotationId } }),
  rejectQuote: ({ quotationId }) => ({ query: { id: quotationId }, body: {} }),
  cancelRequest: onRequest,
  cancelTerms: ({ requestId }) => ({ query: { RequestId: requestId } }),
  askForMore: ({ requestId }) => ({ query: { id: requestId }, body: { question: 'Because of the test' } }),
  answerMore: ({ questionId }) => ({ query: { id: questionId }, body: { answer: 'Because of the test' } }),
  takeBackQuestion: ({ questionId }) => ({ query: { id: questionId } }),
  printQuotation: ({ quotationId }) => ({ query: { QuotationId: quotationId } }),
  remind: ({ requestId }) => ({ query: { id: requestId } }),
  removeTermsTemplate: () => ({ query: { id: randomUUID() } }),
  reinitiateRequest: ({ requestId }) => ({ query: { id: requestId }, body: {} }),
  cloneRequest: ({ requestId }) => ({ query: { id: requestId } }),
  reschedulePickup: ({ requestId }) => ({
    query: { id: requestId },
    body: { slot: '2027-01-04T09:00:00+04:00', reason: 'Because of the test' },
  }),
  openDispute: onRequest,
  closeDispute: ({ requestId }) => ({ query: { id: requestId }, body: { note: 'Because of the test' } }),
  compensationTerms: ({ requestId }) => ({ query: { RequestId: requestId } }),
  compensateDispute: ({ requestId }) => ({
    query: { id: requestId },
    body: { amount: '10.00', note: 'Because of the test' },
  }),
  decideCompensation: ({ compensationId }) => ({
    query: { id: compensationId },
    body: { isConfirmed: false },
  }),
  earlierQuotes: ({ requestId }) => ({ query: { RequestId: requestId } }),
  deskView: ({ requestId }) => ({ query: { RequestId: requestId } }),
  proposeCorrection: ({ requestId }) => ({
    query: { id: requestId },
    body: { to: 'QS_PPA', first: 'QS_ARRIVE', reason: 'Because of the test' },
  }),
  decideCorrection: ({ correctionId }) => ({ query: { id: correctionId }, body: { isConfirmed: false } }),
  decideRange: ({ quotationId }) => ({
    query: { id: quotationId },
    body: { approve: false, words: 'Inside the range, please', version: 1 },
  }),
  listTransportEvents: ({ requestId }) => ({ query: { id: requestId } }),
  decideFinal: ({ requestId }) => ({ query: { id: requestId }, body: { agree: true, version: 1 } }),
  withdrawFinal: ({ requestId }) => ({ query: { id: requestId } }),
  recordMeasuring: ({ requestId, documentId }) => ({
    query: { id: requestId },
    body: { packages: [aPallet], documentId },
  }),
  viewUnits: ({ requestId }) => ({ query: { id: requestId } }),
  addUnit: ({ requestId }) => ({ query: { id: requestId }, body: weighedUnit() }),
  changeUnit: ({ requestId, unitId }) => ({
    query: { id: requestId },
    body: { ...weighedUnit(), unitId, version: 1 },
  }),
  removeUnit: ({ requestId, unitId }) => ({ query: { id: requestId, unitId, version: 1 } }),
  addEvent: ({ requestId }) => ({ query: { id: requestId }, body: { code: 'DEPARTED' } }),
  undoEvent: ({ requestId }) => ({ query: { id: requestId }, body: { code: 'DEPARTED' } }),
  viewBill: ({ requestId }) => ({ query: { RequestId: requestId } }),
  printBill: ({ requestId }) => ({ query: { RequestId: requestId } }),
  instructBill: ({ requestId }) => ({ query: { id: requestId }, body: { fields: wholeBill } }),
  draftBill: ({ requestId }) => ({ query: { id: requestId }, body: { fields: wholeBill } }),
  changeBill: ({ requestId }) => ({
    query: { id: requestId },
    body: { draft: 1, changes: [{ field: 'goods', text: 'Milk powder' }] },
  }),
  approveBill: ({ requestId }) => ({ query: { id: requestId }, body: { draft: 1 } }),
  issueBill: ({ requestId }) => ({ query: { id: requestId }, body: { kind: 'seaway', number: 'MRSU1234' } }),
  surrenderBill: ({ requestId }) => ({ query: { id: requestId } }),
  voidBill: ({ requestId }) => ({ query: { id: requestId }, body: { reason: 'Because of the test' } }),
  viewShipmentMessages: ({ requestId }) => ({ query: { RequestId: requestId } }),
  writeShipmentMessage: ({ requestId }) => ({
    query: { id: requestId },
    body: { clientId: randomUUID(), text: 'Hello' },
  }),
  readShipmentMessages: ({ requestId }) => ({ query: { id: requestId }, body: { upTo: 1 } }),
  postFinalQuote: ({ requestId }) => ({ query: { id: requestId }, body: { charges: chargesFor('sea') } }),
  completeDelivery: ({ requestId }) => ({ query: { id: requestId } }),
  shareShipment: ({ requestId }) => ({ query: { id: requestId } }),
  endShipmentShare: ({ requestId }) => ({ query: { id: requestId } }),
  downloadReceipt: ({ requestId, quotationId, quotationNo }) => ({
    query: { RequestId: requestId, QuotationId: quotationId, QuotationNo: quotationNo },
  }),
  downloadComparison: ({ requestId }) => ({ query: { RequestId: requestId } }),
  printTradeDocument: ({ requestId }) => ({ query: { RequestId: requestId, kind: 'packing-list' } }),
  downloadInvoice: ({ requestId }) => ({ query: { RequestId: requestId, kind: 'advance' } }),
  getPaymentStatus: ({ sessionId }) => ({ query: { sessionId } }),
  completePayment: ({ sessionId }) => ({ body: { sessionId } }),
  abandonPayment: ({ sessionId }) => ({ body: { sessionId } }),
  uploadDocuments: upload,
  addDocuments: upload,
  listDocuments: ({ requestId }) => ({ query: { RequestId: requestId } }),
  downloadDocument: ({ documentId }) => ({ query: { documentId } }),
  copyDocument: ({ documentId }) => ({ body: { documentId, ids: [randomUUID()] } }),
  downloadDocuments: ({ requestId }) => ({ query: { RequestId: requestId } }),
  deleteDocument: ({ documentId }) => ({ query: { documentId } }),
  restoreDocument: ({ documentId }) => ({ body: { documentId } }),
  sendChatMessage: ({ chatId }) => ({ body: { id: chatId, clientId: randomUUID(), text: 'taken over' } }),
  attachToChat: chatFileOf,
  typeInChat: ({ chatId }) => ({ body: { id: chatId } }),
  readChat: ({ chatId }) => ({ body: { id: chatId, upTo: 1 } }),
  downloadChatFile: ({ messageId }) => ({ query: { messageId } }),
  viewChat: ({ chatId }) => ({ query: { id: chatId } }),
  takeChat: ({ chatId }) => ({ body: { id: chatId } }),
  handOverChat: ({ chatId }) => ({ body: { id: chatId, to: randomUUID() } }),
  closeChat: ({ chatId }) => ({ body: { id: chatId, outcome: 'answered' } }),
  downloadTranscript: ({ chatId }) => ({ query: { id: chatId } }),
  saveCannedAnswer: ({ chatId }) => ({
    body: { id: chatId, titleEn: 'Hello', titleAr: 'مرحبًا', textEn: 'Hello.', textAr: 'مرحبًا.' },
  }),
  removeCannedAnswer: ({ chatId }) => ({ body: { id: chatId } }),
  reviewDocument: ({ documentId }) => ({ body: { documentId, outcome: 'accept' } }),
}

/** Calls about people and companies. */
Object.assign(aboutObjects, {
  endOwnSession: ({ loginId }) => ({ query: { id: loginId } }),
  renamePasskey: ({ loginId }) => ({ query: { id: loginId }, body: { name: 'Taken over' } }),
  removePasskey: ({ loginId }) => ({ query: { id: loginId } }),
  forgetDevice: ({ loginId }) => ({ query: { id: loginId } }),
  viewUser: ({ userCode }) => ({ query: { userCode } }),
  changeUserRole: ({ userCode }) => ({
    query: { userCode },
    body: { role: 'clearing-agent', isCompanyAdmin: true },
  }),
  setCapabilities: ({ userCode }) => ({ query: { userCode }, body: { capabilities: ['finance.prepare'] } }),
  disableUser: ({ userCode }) => ({ query: { userCode }, body: { reason: 'Because of the test' } }),
  enableUser: ({ userCode }) => ({ query: { userCode } }),
  resendInvitation: ({ invitationId }) => ({ query: { invitationId } }),
  cancelInvitation: ({ invitationId }) => ({ query: { invitationId } }),
  viewCompany: ({ companyId }) => ({ query: { companyId } }),
  saveCompany: ({ companyId }) => ({
    query: { companyId },
    body: { version: 1, nameEn: 'Taken', nameAr: 'شركة', trn: '', addressEn: '', addressAr: '' },
  }),
  saveAgentProfile: ({ companyId }) => ({
    query: { companyId },
    body: { version: 1, agentCode: 'TAKEN', modes: ['sea'], answerWeek: null, closedDays: [] },
  }),
  suspendCompany: ({ companyId }) => ({
    query: { companyId },
    body: { reason: 'Because of the test', typedName: 'Taken' },
  }),
  restoreCompany: ({ companyId }) => ({ query: { companyId } }),
  uploadLogo: logo,
  removeLogo: ({ companyId }) => ({ query: { companyId } }),
} satisfies Record<string, Fixture>)

/** Calls about registrations. */
Object.assign(aboutObjects, {
  viewRegistration: ({ registrationId }) => ({ query: { id: registrationId } }),
  downloadLicence: ({ registrationId }) => ({ query: { id: registrationId } }),
  approveRegistration: ({ registrationId }) => ({
    query: { id: registrationId },
    body: { modes: ['sea'], agentCode: 'AG_MATRIX' },
  }),
  refuseRegistration: ({ registrationId }) => ({
    query: { id: registrationId },
    body: { reason: 'not-served' },
  }),
  confirmAgentAdmin: ({ registrationId }) => ({ query: { id: registrationId } }),
} satisfies Record<string, Fixture>)

const issueWords = { subjectEn: 'Matrix', subjectAr: 'مصفوفة', textEn: 'Matrix', textAr: 'مصفوفة' }
const departmentWords = {
  nameEn: 'Matrix',
  nameAr: 'مصفوفة',
  contactEn: 'Matrix',
  contactAr: 'مصفوفة',
  hoursEn: 'Never',
  hoursAr: 'أبدًا',
  phone: '800 1234',
  email: 'matrix@test.example',
  isHidden: false,
}

/** Calls about the newsletter's issues and about departments. */
Object.assign(aboutObjects, {
  viewIssue: ({ issueId }) => ({ query: { id: issueId } }),
  saveIssue: ({ issueId }) => ({ body: { ...issueWords, id: issueId, version: 1 } }),
  removeIssue: ({ issueId }) => ({ query: { id: issueId, version: 1 } }),
  tryIssue: ({ issueId }) => ({ query: { id: issueId }, body: { language: 'ar' } }),
  sendIssue: ({ issueId }) => ({ query: { id: issueId }, body: { version: 1 } }),
  saveDepartment: ({ departmentId }) => ({ body: { ...departmentWords, id: departmentId, version: 1 } }),
} satisfies Record<string, Fixture>)

const addressWords = {
  ...emptyAddress,
  label: 'Matrix',
  emirate: 'DU',
  area: 'Al Quoz',
  street: 'Street 8',
  isShared: false,
}

/** Calls about the address book. */
Object.assign(aboutObjects, {
  saveAddress: ({ addressId }) => ({ body: { ...addressWords, addressId, version: 1 } }),
  removeAddress: ({ addressId }) => ({ query: { addressId } }),
} satisfies Record<string, Fixture>)

/** Calls about an upload of many requests. */
Object.assign(aboutObjects, {
  viewBatch: ({ batchId }) => ({ query: { id: batchId } }),
  followBatch: ({ batchId }) => ({ query: { id: batchId } }),
  mapBatch: ({ batchId }) => ({ query: { id: batchId }, body: { mapping: [] } }),
  fixBatchRow: ({ batchId }) => ({ query: { id: batchId }, body: { line: 2, leftOut: true } }),
  commitBatch: ({ batchId }) => ({ query: { id: batchId } }),
  batchDrafts: ({ batchId }) => ({ query: { id: batchId } }),
  dropBatch: ({ batchId }) => ({ query: { id: batchId } }),
} satisfies Record<string, Fixture>)

/** Calls about a company's integrations. */
Object.assign(aboutObjects, {
  changeWebhook: ({ webhookId }) => ({
    query: { webhookId },
    body: { label: 'Taken', address: 'https://1.1.1.1/', events: ['quote.awarded'], isActive: false },
  }),
  removeWebhook: ({ webhookId }) => ({ query: { webhookId } }),
  renewWebhookSecret: ({ webhookId }) => ({ query: { webhookId } }),
  testWebhook: ({ webhookId }) => ({ query: { webhookId } }),
  listDeliveries: ({ webhookId }) => ({ query: { webhookId } }),
  replayDelivery: ({ deliveryId }) => ({ query: { deliveryId } }),
  revokeApiKey: ({ keyId }) => ({ query: { keyId } }),
} satisfies Record<string, Fixture>)

Object.assign(
  aboutObjects,
  aboutStorage,
  aboutTrucks,
  aboutCredit,
  aboutWallet,
  aboutParcels,
  aboutCouriers,
  aboutSetup,
  aboutPayouts,
  aboutDeposits,
  aboutHeld,
)

/** Calls about nobody's object in particular: about the caller, about everybody, or named by a secret value. */
const aboutNobody: Record<string, Ask> = {
  listTermsTemplates: {},
  saveTermsTemplate: { body: { name: 'Matrix', remarks: 'Subject to space', terms: '' } },
  receiveTransportEvents: {
    body: {
      events: [
        {
          eventID: 'MATRIX-1',
          eventDateTime: '2026-11-20T10:00:00+04:00',
          eventType: 'TRANSPORT',
          eventClassifierCode: 'ACT',
          transportEventTypeCode: 'DEPA',
        },
      ],
    },
  },
  ...aboutNoRateCards,
  ...aboutNoStorage,
  ...aboutNoTrucks,
  ...aboutNoCredit,
  ...aboutNoSettlements,
  ...aboutNoPeriods,
  ...aboutNoBooks,
  ...aboutNoCases,
  ...aboutNoReports,
  ...aboutNoWallet,
  ...aboutNoParcels,
  ...aboutNoCouriers,
  ...aboutNoSetup,
  ...aboutNoPayout,
  ...aboutNoDeposits,
  ...aboutNoHeld,
  sendCallbackRequest: { body: { name: 'Nobody', mobile: '0501234567', message: 'Matrix' } },
  listCallbacks: {},
  subscribeToNewsletter: { body: { email: 'nobody@test.example' } },
  joinNewsletter: { body: { email: 'nobody@test.example' } },
  confirmNewsletter: { body: { token: 'n'.repeat(43) } },
  leaveNewsletter: { body: { token: 'n'.repeat(43) } },
  getDepartmentDirectory: {},
  listDepartments: {},
  orderDepartments: { body: { ids: [randomUUID()] } },
  listIssues: {},
  listAddresses: {},
  bulkTemplate: { query: { lang: 'en' } },
  openBatch: {},
  returnToChat: { body: { token: 'n'.repeat(43) } },
  getAgentList: {},
  getLocaleContent: { query: { page: 'faq' } },
  signIn: { body: { username: 'nobody@test.example', password: 'x' } },
  refreshSession: { body: { RefreshToken: 'none' } },
  signOut: {},
  getUserProfile: {},
  listPermissions: {},
  setPreferredLanguage: { query: { lang: 'en' } },
  demoAccounts: {},
  newCaptcha: {},
  startDirectory: {},
  startUaePass: {},
  returnFromProvider: { query: { provider: 'directory' } },
  leaveDirectory: {},
  endDirectory: {},
  takeHandOver: { body: { token: 'x'.repeat(22), refreshToken: 'x'.repeat(22) } },
  viewPendingIdentity: {},
  viewLinkedIdentity: {},
  unlinkIdentity: {},
  verifyMobile: { body: { mobile: '0501234567', SMSCode: '123456' } },
  externalUserLogin: { body: {} },
  linkDirectory: { body: { password: 'none' } },
  finishLink: { body: {} },
  userExists: { body: { UserCode: 'nobody@test.example' } },
  sendRegistrationCode: { body: {} },
  register: { body: {} },
  registerExistingAgent: { body: {} },
  registerExistingBusiness: { body: {} },
  existingAgentPage: {},
  lookUpLicence: { query: { number: 'CN-9999999' } },
  uploadLicence: { body: {} },
  listRegistrations: {},
  listLicences: {},
  loadLicences: { body: {} },
  listLicenceLoads: {},
  downloadLicenceSample: {},
  forgotPassword: { body: { email: 'nobody@test.example' } },
  viewPasswordReset: { body: { RequestID: 'x'.repeat(43) } },
  resetPassword: { body: { RequestID: 'x'.repeat(43), Email: 'nobody@test.example' } },
  viewProfile: {},
  updateProfile: { body: { FirstName: 'No', LastName: 'Body', Address: '' } },
  sendMobileCode: { body: { UpdatedMobile: '0501234567', Password: 'not mine' } },
  updateMobile: { body: { updatedMobile: '0501234567', SMSCode: '000000' } },
  changePassword: { body: { oldPassword: 'not mine' } },
  saveNoticeChoice: { body: { kind: 'help', channel: 'mail', sent: true } },
  viewDataExport: {},
  askDataExport: {},
  downloadDataExport: {},
  viewClosing: {},
  closeAccount: { body: { typedEmail: 'nobody@test.example', password: 'not mine' } },
  listCountries: {},
  listSupportedCountries: {},
  listExchangeRates: {},
  listRateEntries: {},
  saveExchangeRates: { body: { rates: [{ currency: 'EUR', day: '2026-01-02', rate: '4.2' }] } },
  listLookup: { query: { list: 'commodities' } },
  getPortDetails: {},
  searchPlaces: { query: { text: 'jebel' } },
  listExpressCountries: {},
  listMembershipCountries: {},
  findDepot: { query: { city: 'Dubai' } },
  listExpressCities: { query: { code: 'AE', city: 'dubai' } },
  calculateRates: {
    body: {
      from: { country: 'AE', city: 'Dubai' },
      to: { country: 'AE', city: 'Abu Dhabi' },
      packages: [{ weight: '1', length: '30', width: '20', height: '15' }],
    },
  },
  listPromotionCodes: { query: { ShipmentType: 'DOMESTIC' } },
  validateAddress: { body: { address: { country: 'AE', city: 'Dubai' } } },
  validateBestFit: { body: { packages: [{ weight: '1', length: '30', width: '20', height: '15' }] } },
  getPlace: { query: { code: 'AEJEA' } },
  listDocumentTypes: {},
  listNotifications: {},
  readNotifications: { body: { ids: [randomUUID()] } },
  streamEvents: { query: { lastEventId: 'none' } },
  listOutbox: {},
  receivePortNotice: { body: { eventID: 'none' } },
  receiveCarrierNotice: { body: { shipmentTrackingNumber: 'none' } },
  receiveEInvoiceNotice: { body: { uuid: randomUUID() } },
  listCarrierFaults: {},
  receivePaymentNotice: { body: { order: { reference: 'none' } } },
  listShipments: {},
  listRequestOrder: {},
  listNeeds: {},
  viewFinance: {},
  viewTrialBalance: {},
  viewAccount: { query: { kind: 'bank' } },
  viewTransaction: { query: { transactionId: randomUUID() } },
  listTaxDocuments: {},
  downloadTaxDocument: { query: { invoiceId: randomUUID() } },
  viewTaxDocument: { query: { id: randomUUID() } },
  issueNote: {
    query: { id: randomUUID() },
    body: { amount: '1', reasonCode: 'DL8.61.1.C', reason: 'Because of the test' },
  },
  decideNote: { query: { id: randomUUID() }, body: { isConfirmed: true } },
  viewEInvoice: { query: { id: randomUUID() } },
  downloadEInvoice: { query: { id: randomUUID() } },
  listOwnEInvoices: { query: { numbers: 'INV-26-0000001' } },
  downloadOwnEInvoice: { query: { number: 'INV-26-0000001' } },
  resendEInvoice: { query: { id: randomUUID() }, body: {} },
  replaceEInvoice: { query: { id: randomUUID() }, body: {} },
  watchEInvoices: {},
  listLegalData: {},
  saveLegalData: {
    query: { id: randomUUID() },
    body: {
      registrationType: 'TL',
      registrationNumber: '1',
      authority: 'DED',
      street: 'Street',
      city: 'Dubai',
      emirate: 'DU',
      country: 'AE',
    },
  },
  listWaitingNotes: {},
  viewVatReturn: {},
  viewFigures: {},
  // Each answers what came of each id; strangers' ids are in freight/many.test.ts and documents' archives.
  checkDrafts: { query: { ids: randomUUID() } },
  submitRequests: { body: { ids: [randomUUID()], terms: true } },
  removeDrafts: { body: { ids: [randomUUID()] } },
  declineRequests: { body: { ids: [randomUUID()], reason: 'Because of the test' } },
  addEvents: { body: { ids: [randomUUID()], code: 'DEPARTED' } },
  undoEvents: { body: { ids: [randomUUID()], code: 'DEPARTED' } },
  downloadArchives: { query: { ids: randomUUID() } },
  downloadReport: {},
  rateShipment: { body: { postShppingRequest: 'none', updateComments: false } },
  customerReport: {},
  downloadCustomerReport: {},
  agentReport: {},
  downloadAgentReport: {},
  viewAnswerTimes: {},
  trackShipment: { query: { type: 'container', number: 'CSQU3054383' } },
  trackSolved: { body: { type: 'container', number: 'CSQU3054383' } },
  validateDocumentNumbers: { body: { blNumber: 'SHAJEA26001' } },
  trackSharedShipment: { body: { token: 'n'.repeat(43) } },
  publicLanes: {},
  publicFigures: {},
  exampleTaxInvoice: {},
  estimateFreight: {
    body: {
      containerMode: 'FCL',
      origin: 'CNSHA',
      destination: 'AEJEA',
      containers: [{ type: '40HC', count: 1 }],
    },
  },
  search: { query: { text: 'FR-26' } },
  viewDesk: {},
  listDeadlines: {},
  listAudit: {},
  downloadAudit: { query: { from: '2026-11-01', to: '2026-11-30' } },
  listAuditDays: {},
  checkAuditDay: { query: { day: '2026-11-01' } },
  transactionLog: { body: { Action: 'route-error', Message: 'Matrix' } },
  listReports: {},
  listHolidays: {},
  saveHoliday: {
    query: { code: 'matrix-day' },
    body: {
      kind: 'holiday',
      firstDay: '2027-01-01',
      lastDay: '2027-01-01',
      nameEn: 'Matrix',
      nameAr: 'مصفوفة',
      certainty: 'expected',
      version: 0,
    },
  },
  removeHoliday: { query: { code: 'matrix-day', version: 1 } },
  listSettings: {},
  saveSetting: { query: { key: 'quotes.window-hours' }, body: { value: 24, version: 0, reason: 'Matrix' } },
  resetSetting: { query: { key: 'quotes.window-hours' }, body: { version: 0, reason: 'Matrix' } },
  decideSetting: { query: { id: '018f0000-0000-7000-8000-000000000000' }, body: { isConfirmed: true } },
  listAccessProposals: {},
  decideAccess: {
    query: { proposalId: '018f0000-0000-7000-8000-000000000000' },
    body: { isConfirmed: true },
  },
  listSettingChanges: {},
  publicSettings: {},
  findSubjects: { query: { searchText: 'maryam' } },
  startActing: { body: { userCode: 'nobody', reason: 'Because of the test' } },
  viewActing: {},
  endActing: { body: { adminToken: 'none' } },
  listSupportVisits: {},
  finishSignIn: { body: { ticket: 'none', code: '000000' } },
  beginPasskeySignIn: {},
  signInWithPasskey: { body: { ticket: 'none', passkey: madePasskey().use('none') } },
  beginCheck: {},
  passCheck: { body: { password: 'wrong' } },
  viewFactors: {},
  beginCode: {},
  confirmCode: { body: { code: '000000' } },
  removeCode: {},
  renewRecovery: {},
  beginPasskey: {},
  addPasskey: { body: { ticket: 'none', name: 'Matrix', passkey: madePasskey().make('none') } },
  listSessions: {},
  endOtherSessions: {},
  listSignIns: {},
  listUsers: {},
  listInvitations: {},
  inviteUser: { body: { email: 'colleague@test.example', role: 'clearing-agent', language: 'en' } },
  viewInvitation: { body: { token: 'x'.repeat(43) } },
  acceptInvitation: { body: { token: 'x'.repeat(43) } },
  listCompanies: {},
  downloadLogo: { query: { agentCode: 'NOBODY' } },
  viewGeneralChat: {},
  listChats: {},
  listCannedAnswers: {},
  listWebhooks: {},
  createWebhook: { body: { label: 'Matrix', address: 'https://1.1.1.1/', events: ['quote.awarded'] } },
  listApiKeys: {},
  createApiKey: { body: { label: 'Matrix', scopes: ['shipments.read'], days: 30 } },
}

/** Tables that a refused call must leave as they are. */
const watched = [
  ...storageTables,
  ...truckTables,
  ...creditTables,
  ...walletTables,
  ...parcelTables,
  ...courierTables,
  ...setupTables,
  ...payoutTables,
  ...depositTables,
  ...heldTables,
  'requests',
  'freight_details',
  'request_events',
  'request_invitations',
  'request_feedback',
  'request_questions',
  'freight_disputes',
  'freight_corrections',
  'freight_compensations',
  'addresses',
  'request_batches',
  'request_batch_rows',
  'quotations',
  'quotation_charges',
  'documents',
  'payment_sessions',
  'ledger_transactions',
  'receipts',
  'tax_invoices',
  'finance_periods',
  'bank_statements',
  'chats',
  'chat_messages',
  'companies',
  'user_invitations',
  'external_identities',
  'authenticators',
  'passkeys',
  'recovery_codes',
  'remembered_devices',
  'users',
  'registrations',
  'licence_copies',
  'trade_licences',
  'callback_requests',
  'newsletter_issues',
  'newsletter_deliveries',
  'departments',
  'chat_returns',
  'bills_of_lading',
  'bill_steps',
  'freight_measurings',
  'freight_units',
  'freight_unit_steps',
  'final_proposals',
  'settings',
  'calendar_periods',
  'setting_changes',
  'webhooks',
  'webhook_deliveries',
  'api_keys',
  'audit_log',
] as const

const aPallet = {
  type: 'PALLET',
  count: 1,
  length: 120,
  width: 100,
  height: 100,
  weight: 400,
  weightOf: 'each',
}

let app: TestApp
let aPicture: Buffer
let world: World
let own: Objects
/** Whose the objects are: the customer's, and those of the agent that has won. */
const owners: Partial<Record<Role | 'visitor', Person>> = {}
const strangers = new Map<Role | 'visitor', Person | null>()

const objectsOf = async (
  journey: Journey,
  draftId: string,
): Promise<
  Omit<
    Objects,
    | keyof StorageObjects
    | keyof TruckObjects
    | keyof CreditObjects
    | keyof WalletObjects
    | keyof ParcelObjects
    | keyof CourierObjects
    | keyof SetupObjects
    | keyof PayoutObjects
    | keyof DepositObjects
    | keyof DepotObjects
  >
> => {
  const [document] = await world.done(journey.customer, listDocuments, {
    query: { RequestId: journey.requestId },
  })
  const [won] = journey.quotations
  const callBack = { name: 'Somebody', mobile: '0501234567', message: 'Please call' }
  await world.done(journey.customer, sendCallbackRequest, { body: callBack })
  const [callback] = await rows<{ id: string }>(app.db, sql`select id from callback_requests`)
  const [question] = await rows<{ id: string }>(
    app.db,
    sql`insert into request_questions (request_id, round, company_id, by_kind, user_id, question, asked_at)
      values (${journey.requestId}, 1, ${journey.winner.companyId}, 'agent', ${journey.winner.userId}, 'Which pallets?', now())
      returning id`,
  )
  const [correction] = await rows<{ id: string }>(
    app.db,
    sql`insert into freight_corrections (request_id, to_code, reason, proposed_by, proposed_at)
      values (${journey.requestId}, 'QS_PPA', 'Reported by mistake', ${journey.customer.userId}, now()) returning id`,
  )
  const [compensation] = await rows<{ id: string }>(
    app.db,
    sql`with dispute as (insert into freight_disputes (request_id, reason, opened_at, opened_by)
        values (${journey.requestId}, 'Two cartons are crushed', now(), ${journey.customer.userId}) returning id)
      insert into freight_compensations (request_id, dispute_id, amount_fils, note, needs_second, proposed_by, proposed_at)
      select ${journey.requestId}, id, 5000, 'Two cartons', true, ${journey.customer.userId}, now() from dispute returning id`,
  )
  const chat = chatFileOf({ ...nobody(), chatId: '' }).body as FormData
  chat.delete('id')
  const { id: messageId } = await world.done(journey.customer, attachToChat, { body: chat })
  const { id: chatId } = await world.done(journey.customer, viewGeneralChat)
  const staff = await addPerson(app.db, 'admin')
  const { id: issueId } = await world.done(staff, saveIssue, { body: { ...issueWords, version: 0 } })
  const { items: departments } = await world.done(staff, listDepartments)
  const { addressId } = await world.done(journey.customer, saveAddress, {
    body: { ...addressWords, version: 0 },
  })
  const sheet = new FormData()
  sheet.append('file', new Blob(['Description\nMatrix\n']), 'matrix.csv')
  const { BatchId: batchId } = await world.done(journey.customer, bulk.openBatch, { body: sheet })
  const { companyId } = journey.winner
  const colleague = await addPerson(app.db, 'clearing-agent', { companyId })
  await app.owner.query(`update users set is_company_admin = true where id = $1`, [journey.winner.userId])
  const invited = {
    email: 'invited@test.example',
    role: 'clearing-agent',
    language: 'en',
    company: companyId,
  }
  const { invitationId } = await world.done(staff, inviteUser, { body: invited })
  const { unitId } = await world.done(journey.customer, addUnit, {
    query: { id: journey.requestId },
    body: weighedUnit(),
  })
  const card = await world.done(journey.winner, addRateCard, { body: cardFor(app.clock.now()) })
  const applicants = applicantsOf(app)
  await applicants.addLicences()
  const { id: registrationId } = await applicants.registeredWithCopy('provider')
  const integrations = await addIntegrations(app.owner, journey.winner)
  return {
    ...integrations,
    registrationId,
    batchId,
    addressId,
    loginId: journey.customer.sessionId,
    companyId,
    invitationId,
    userCode: colleague.email.split('@')[0]!,
    requestId: journey.requestId,
    draftId,
    quotationId: won!.id,
    quotationNo: won!.number,
    sessionId: journey.sessionId,
    questionId: question!.id,
    correctionId: correction!.id,
    compensationId: compensation!.id,
    unitId,
    documentId: document.documentId,
    callbackId: callback!.id,
    issueId,
    departmentId: departments[0]!.id,
    chatId,
    messageId,
    rateCardId: card.cardId,
  }
}

beforeAll(async () => {
  app = await testApp()
  aPicture = await makePicture()
  world = worldOf(app)
  const journey = await world.booked()
  await addBillDraft(world, journey)
  const draft = await world.draft(journey.customer, formFor('sea-import-port', app.clock.now()))
  const { winner: keeper, ...storage } = await addStorage(app, journey.customer)
  // Before the application for credit: a company whose application waits sends none.
  const { winner: carrier, ...trucks } = await addTrucks(app, journey.customer)
  const credit = await addCredit(app, journey.customer)
  const wallet = await addWallet(app, journey.customer)
  const parcels = await addParcels(app, journey.customer)
  const { depot, ...couriers } = await addCouriers(app)
  const setup = await addSetup(app)
  const payouts = await addPayouts(app)
  const deposits = await addDeposit(app, journey.customer, couriers)
  const held = await addHeld(app, journey.customer, depot)
  const others = {
    ...storage,
    ...trucks,
    ...credit,
    ...wallet,
    ...parcels,
    ...couriers,
    ...setup,
    ...payouts,
    ...deposits,
    ...held,
  }
  own = { ...(await objectsOf(journey, draft.RequestId)), ...others }
  owners.depot = depot
  owners['truck-provider'] = carrier
  owners.customer = journey.customer
  owners['warehouse-agent'] = keeper
  owners['clearing-agent'] = journey.winner
  for (const role of roles) strangers.set(role, await addPerson(app.db, role, { modes: ['sea', 'air'] }))
  strangers.set('visitor', null)
  // A slow machine takes longer than somebody may be idle.
  await app.owner.query('update users set idle_minutes = 480')
  await watchTables()
})
afterAll(() => app.close())

const nobody = (): Objects => ({
  ...noStorage(),
  ...noTrucks(),
  ...noCredit(),
  ...noWallet(),
  ...noParcels(),
  ...noCouriers(),
  ...noSetup(),
  ...noPayouts(),
  ...noDeposit(),
  ...noDepot(),
  loginId: randomUUID(),
  webhookId: randomUUID(),
  deliveryId: randomUUID(),
  keyId: randomUUID(),
  rateCardId: randomUUID(),
  registrationId: randomUUID(),
  batchId: randomUUID(),
  addressId: randomUUID(),
  userCode: randomUUID(),
  companyId: randomUUID(),
  invitationId: randomUUID(),
  callbackId: randomUUID(),
  issueId: randomUUID(),
  departmentId: randomUUID(),
  requestId: randomUUID(),
  draftId: randomUUID(),
  quotationId: randomUUID(),
  quotationNo: 'QT-26-000000',
  sessionId: randomUUID(),
  questionId: randomUUID(),
  correctionId: randomUUID(),
  compensationId: randomUUID(),
  unitId: randomUUID(),
  documentId: randomUUID(),
  chatId: randomUUID(),
  messageId: randomUUID(),
})

/** Writes down what happens to the watched tables: to compare them whole before and after each call took most of a run. */
const watchTables = async (): Promise<void> => {
  await app.owner.query(`create table matrix_changes (what text not null);
    create function note_matrix_change() returns trigger language plpgsql security definer as $$
      begin
        if tg_op <> 'UPDATE' or old is distinct from new then
          insert into matrix_changes values (lower(tg_op) || ' ' || tg_argv[0]);
        end if;
        return null;
      end $$`)
  for (const table of new Set(watched))
    await app.owner.query(
      `create trigger matrix_watch after insert or update or delete on ${table} for each row execute function note_matrix_change('${table}')`,
    )
}

/** What has been done to the watched tables meanwhile: `['update users']`. */
const changesBy = async (work: () => Promise<void>): Promise<string[]> => {
  await app.owner.query('delete from matrix_changes')
  await work()
  const { rows: changes } = await app.owner.query<{ what: string }>(
    'select distinct what from matrix_changes',
  )
  return changes.map(({ what }) => what)
}

/** Names of a contract's inputs that look like the id of an object. */
const idsOf = (endpoint: Endpoint): string[] => {
  const names = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})
  return [...names(endpoint.query), ...names(endpoint.body)].filter((name) =>
    /(^|[a-z])(id|ID|Id)$|^id$/.test(name),
  )
}

/** An id that names a place in a stream, a country, or a link that only a letter holds. */
const notObjects = new Set([
  // The id that a page gives to its scan.
  'scanParcel',
  'scanHandover',
  'listNotifications', // narrows one's own list to a subject
  'streamEvents',
  'receivePortNotice', // an event at the port
  'receiveEInvoiceNotice', // a document at the provider
  'register',
  'registerExistingAgent',
  'registerExistingBusiness',
  'updateMobile',
  'viewPasswordReset',
  'resetPassword',
  'decideSetting',
  'decideAccess',
  // Runs belong to the house, and an agent's own are in finance/settlements/settlements.test.ts.
  ...Object.keys(aboutNoSettlements),
  ...Object.keys(aboutNoPeriods),
  ...Object.keys(aboutNoBooks),
  ...Object.keys(aboutNoCases),
  // Reports are the house's alone.
  ...Object.keys(aboutNoReports),
  // Those of finance read all of the books; what is not there is in finance/books/books.test.ts.
  'viewAccount',
  'viewTransaction',
  'listTaxDocuments',
  'downloadTaxDocument',
  'viewTaxDocument',
  'issueNote',
  'decideNote',
  // What is not there is in finance/e-invoices/e-invoices.test.ts.
  'viewEInvoice',
  'downloadEInvoice',
  'resendEInvoice',
  'replaceEInvoice',
  'listLegalData',
  'saveLegalData',
  'viewVatReturn',
  'saveTermsTemplate', // a new one unless it names one; that of a stranger is in requests/terms-templates.test.ts
  'trackParcel', // by a number that anybody may look up
  'sendCourierEvent', // marks of one's own phone
  'downloadLogo', // a company without one answers what another's does; the rest is in companies.test.ts
])

test('the watch sees what is done to a row, and nothing where a row is written as it was', async () => {
  const { requestId } = own
  const rename = (nickname: string) =>
    app.owner.query('update requests set nickname = $2 where id = $1', [requestId, nickname])
  await rename('Before')
  expect(await changesBy(async () => void (await rename('Before')))).toEqual([])
  expect(await changesBy(async () => void (await rename('After')))).toEqual(['update requests'])
})

test('every contract has its row here', () => {
  const without = allEndpoints
    .filter(({ verb }) => !aboutObjects[verb] && !aboutNobody[verb])
    .map((each) => each.verb)
  expect(without).toEqual([])
  const withId = allEndpoints
    .filter((each) => idsOf(each).length > 0 && !aboutObjects[each.verb])
    .map((each) => each.verb)
  expect(withId.filter((verb) => !notObjects.has(verb))).toEqual([])
})

/** The answer to somebody whom the policy does not name. */
const denied = (endpoint: Endpoint, role: Role | 'visitor'): string =>
  role === 'visitor'
    ? 'kit.signed-out'
    : role === 'admin-readonly' && isWrite(endpoint)
      ? 'kit.read-only'
      : 'kit.forbidden'

const ways = (endpoint: Endpoint): number[] => [0, ...(endpoint.twins ?? []).map((_, index) => index + 1)]

type Asker = Role | 'visitor'
const askers: readonly Asker[] = [...roles, 'visitor']
const reachOf = (asker: Asker, { policy }: Endpoint) =>
  may(asker === 'visitor' ? null : { role: asker }, policy)
const able = (endpoint: Endpoint): Asker[] => askers.filter((asker) => reachOf(asker, endpoint))
const named = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [endpoint.verb, endpoint] as const)

test.each(named(allEndpoints))('%s is closed to whom its policy does not name', async (verb, endpoint) => {
  const changes = await changesBy(async () => {
    for (const asker of askers.filter((each) => !reachOf(each, endpoint)))
      for (const way of ways(endpoint)) {
        const given = aboutObjects[verb]?.(own) ?? aboutNobody[verb]
        const { status, body } = await app.ask(strangers.get(asker) ?? null, endpoint, { ...given, way })
        const refused = asker === 'visitor' ? 401 : 403
        expect([asker, way, status, body.code]).toEqual([asker, way, refused, denied(endpoint, asker)])
      }
  })
  expect(changes).toEqual([])
})

test.each(named(allEndpoints.filter(({ capability }) => capability)))(
  '%s is closed to an administrator who was not given what it needs',
  async (verb, endpoint) => {
    const others = capabilities.filter((each) => each !== endpoint.capability)
    const admin = await addPerson(app.db, 'admin', { capabilities: others })
    const changes = await changesBy(async () => {
      const given = aboutObjects[verb]?.(own) ?? aboutNobody[verb]
      const { status, body } = await app.ask(admin, endpoint, { ...given })
      expect([status, body.code]).toEqual([403, `kit.needs.${endpoint.capability}`])
    })
    expect(changes).toEqual([])
  },
)

const withObjects = named(allEndpoints.filter((endpoint) => aboutObjects[endpoint.verb]))

/** Asks in every way for an object as each of the roles, and expects that there is none and nothing changes. */
const expectUnknown = async (
  endpoint: Endpoint,
  asking: readonly Asker[],
  objects: () => Objects,
): Promise<void> => {
  const changes = await changesBy(async () => {
    for (const asker of asking)
      for (const way of ways(endpoint)) {
        const given = aboutObjects[endpoint.verb]!(objects())
        const { status } = await app.ask(strangers.get(asker) ?? null, endpoint, { ...given, way })
        expect([asker, way, status]).toEqual([asker, way, 404])
      }
  })
  expect(changes).toEqual([])
}

test.each(withObjects)('%s does not know an object of nobody', (_verb, endpoint) =>
  expectUnknown(endpoint, able(endpoint), nobody),
)

/** Ids that are none at all, as somebody mistypes them. */
const mistyped = (): Objects =>
  Object.fromEntries(Object.keys(nobody()).map((name) => [name, 'no-such-thing'])) as Objects

test.each(withObjects)('%s speaks of its own object when an id is mistyped', async (verb, endpoint) => {
  const person = strangers.get(able(endpoint)[0]!) ?? null
  const codeOf = async (objects: Objects): Promise<string> => {
    const { body } = await app.ask(person, endpoint, aboutObjects[verb]!(objects))
    return body.fieldErrors?.[0]?.code ?? body.code
  }
  const [said, missing] = [await codeOf(mistyped()), await codeOf(nobody())]
  // General words are no other object's.
  if (!said.startsWith('kit.field.') && missing !== 'kit.not-found') expect(said).toBe(missing)
})

test.each(withObjects)('%s does not know an object of another company', (_verb, endpoint) =>
  // Staff whose reach is any company's read it.
  expectUnknown(
    endpoint,
    able(endpoint).filter((asker) => reachOf(asker, endpoint) !== 'any'),
    () => own,
  ),
)

/** A shipment has a customer and an agent, a conversation one person; the warehouse owns nothing but storage. */
const ofCustomerAlone = new Set(['downloadChatFile', 'downloadCreditDocument'])

/** What is booked on credit has neither receipt nor tax invoice before it is completed. */
const atCompletion = new Set(['downloadTruckReceipt', 'downloadTruckInvoice'])

const reads = withObjects.filter(([verb, endpoint]) => !isWrite(endpoint) && !atCompletion.has(verb))

test.each(reads)('%s answers those whose object it is', async (verb, endpoint) => {
  for (const asker of able(endpoint)) {
    const person = owners[asker] ?? strangers.get(asker) ?? null
    if (!owners[asker] && reachOf(asker, endpoint) !== 'any') continue
    if (asker === 'clearing-agent' && ofCustomerAlone.has(verb)) continue
    if (asker === 'warehouse-agent' && !aboutStorage[verb]) continue
    if (asker === 'truck-provider' && !aboutTrucks[verb]) continue
    const { status } = await app.ask(person, endpoint, aboutObjects[verb]!(own))
    expect([asker, status]).toEqual([asker, 200])
  }
})
