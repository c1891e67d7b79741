// The messages that A 8 and B 8 list for the hub, freight and warehouse: each has its row, in both languages, with its words.
import { expect, test } from 'vitest'
import { allEndpoints, allProblems } from './all.ts'

/** Message of the catalogue, the code that says it, and what its English sentence has to speak of. */
const catalogue: readonly (readonly [message: string, code: string, words: RegExp])[] = [
  // Sign-in and registration.
  ['session timed out due to inactivity', 'kit.signed-out', /timed out due to inactivity/],
  [
    'entered email/password is invalid',
    'accounts.wrong-password',
    /^Entered email\/password is invalid\. Please try again/,
  ],
  ['locked account', 'accounts.locked', /locked/],
  ['invalid username', 'accounts.username-invalid', /^Invalid username/],
  ['email not registered', 'accounts.email-unknown', /not registered/],
  ['account with same email already exists', 'accounts.email-registered', /already registered/],
  ['duplicate mobile', 'accounts.mobile-registered', /already registered/],
  ['trade license not matching', 'accounts.licence-unknown', /trade licence/],
  ['registration request already sent', 'accounts.registration-sent', /already been sent/],
  ['invalid email', 'accounts.email-invalid', /valid e-mail/],
  ['invalid names', 'accounts.name-invalid', /name/],
  ['passwords mismatch', 'accounts.passwords-differ', /do not match/],
  ['terms not accepted', 'accounts.terms-required', /accept the terms/],
  ['SMS code not provided', 'accounts.code-required', /code from the text message/],
  ['incorrect SMS code, try again', 'accounts.code-wrong', /^Incorrect SMS code/],
  ['invalid captcha', 'accounts.captcha-wrong', /./],
  ['invalid address', 'accounts.address-invalid', /valid address/],
  ['link expired, try again', 'accounts.reset-expired', /link has expired/],
  ['invalid request', 'accounts.reset-invalid', /^Invalid request/],
  // Quotes and uploads.
  ['request not submitted successfully', 'kit.not-submitted', /not submitted successfully/],
  ['cannot perform this action', 'kit.forbidden', /cannot perform this action/],
  ['access denied', 'kit.read-only', /cannot perform this action/],
  ['not found', 'kit.not-found', /could not find/],
  ['something went wrong, try later', 'kit.unknown', /^Something went wrong\. Please try again later/],
  ['same city', 'freight.same-city', /./],
  ['UAE must be origin or destination', 'freight.uae-required', /Emirates|UAE/],
  ['shipment not found, create a new one', 'freight.not-found', /not found/],
  ['not yet at the port, check later', 'freight.not-at-port', /port/],
  ['not yet at the airport, check later', 'freight.not-at-airport', /airport/],
  ['we do not serve this location', 'freight.place-unknown', /serve/],
  ['cancel error, contact support', 'freight.cancel-support', /support/],
  ['error in invoice generation', 'freight.invoice-failed', /invoice/i],
  ['invoice data not found', 'freight.invoice-missing', /invoice/i],
  ['upload the invoice first', 'freight.invoice-first', /invoice/i],
  ['file size exceeds limit', 'documents.size', /exceeds/],
  ['please select a file', 'documents.no-file', /^Please select a file/],
  ['select a different file name', 'documents.name', /different file name/],
  ['document type not selected', 'documents.type', /document type/],
  ['invalid file format', 'documents.format', /^Invalid file format/],
  ['invalid document id', 'documents.id', /^Invalid document id/],
  ['payment in progress, wait 5 minutes', 'quotes.payment-in-progress', /^Payment in progress, wait/],
  ['quotation not found', 'quotes.not-found', /^Quotation not found/],
  ['charges not entered', 'quotes.charges-missing', /charges/],
  ['total cannot be zero', 'quotes.total-zero', /total cannot be zero/],
  // Warehouse.
  ['storage request not found', 'warehouse.not-found', /^Storage request not found/],
  ['upload the customer invoice before delivery complete', 'warehouse.invoice-first', /customer invoice/],
  ['enter correct quotation number', 'warehouse.number-invalid', /correct quotation number/],
  ['storage: cancel failure, contact support', 'warehouse.cancel-support', /support/],
]

test.each(catalogue)('%s', (_, code, words) => {
  const row = allProblems[code]
  expect(row?.en).toMatch(words)
  expect(row?.ar).toMatch(/[\u0621-\u064a]/)
})

test('every call that sends a request says so when it fails on our side', () => {
  expect(
    allEndpoints
      .filter(({ submits }) => submits)
      .map(({ verb }) => verb)
      .toSorted(),
  ).toEqual([
    'commitBatch',
    'commitParcelBatch',
    'commitTruckBatch',
    'reinitiateRequest',
    'reinitiateStorage',
    'reinitiateTruck',
    'saveGuestShipment',
    'saveShipment',
    'saveStorage',
    'saveTruck',
    'submitRequest',
    'submitRequests',
    'submitTruck',
    'submitTruckDrafts',
  ])
})
