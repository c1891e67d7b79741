// Every message that A 8 and B 8 list for the hub, freight, warehouse, express and trucks, in their words; each has a trigger in a test.

/** Triggered in `test/documented-messages.test.ts`. */
export const hubMessages = [
  'session expired due to inactivity',
  'entered email/password is invalid',
  'locked account',
  'invalid username',
  'email not registered',
  'account with same email already exists',
  'duplicate mobile',
  'duplicate email',
  'trade license not matching',
  'registration request already sent',
  'invalid email',
  'invalid names',
  'passwords mismatch',
  'terms not accepted',
  'SMS code not provided',
  'incorrect SMS code, try again',
  'invalid captcha',
  'invalid address',
  'link expired, try again',
  'invalid request',
  'passwords do not match',
  '403 access denied',
  '404 not found',
] as const

export const hubSuccesses = ['profile updated', 'password set', 'callback request sent'] as const

/** Said by a page without an answer of the API: the test that opens the page, and what it looks for. */
export const pageMessages = {
  'Session Timedout': ['e2e/hub/recovery.spec.ts', 'accountsText.sessionTimedOut'],
  'status 0: no network': ['apps/web/test/app/call.test.ts', "'kit.offline'"],
  'request submitted, our team will contact you': [
    'apps/web/test/public/help.test.ts',
    'Our team will contact you',
  ],
  'an error occurred, try later': ['apps/web/test/public/help.test.ts', 'An error occurred'],
} as const

/** Triggered in `src/freight/messages.test.ts`. */
export const freightMessages = [
  'same city',
  'the UAE must be origin or destination',
  'upload the invoice before completing delivery',
  'shipment not found, create a new one',
  'cargo has not reached the port',
  'cargo has not reached the airport',
  'file size exceeds the limit',
  'please select a file',
  'select a different file name',
  'we do not serve this location',
  'cannot perform this action',
  'request not submitted successfully',
  'invoice data not found',
  'invalid document id',
  'error in invoice generation',
  'payment in progress, wait 5 minutes',
  'cancel error, contact support',
  'server error with advice to contact support',
  'something went wrong, try later',
  'there is an error',
] as const

export const freightSuccesses = [
  'deleted successfully',
  'void successful',
  'quote re-requested',
  'payment successful with a payment reference',
  'draft saved',
  'quote submitted',
  'your feedback has already been submitted',
] as const

/** Triggered in `test/documented-messages.test.ts`. */
export const warehouseMessages = [
  'enter correct quotation number',
  'storage request not found',
  'quotation not found',
  'shipment has not yet arrived at the port',
  'shipment has not yet arrived at the airport',
  'upload the customer invoice before delivery complete',
  'payment in progress for this quote, wait 5 minutes',
  'cancel failure, contact support',
  'charges not entered',
  'total cannot be zero',
  'document type not selected',
  'file not selected',
  'invalid file format',
] as const

export const warehouseSuccesses = ['draft saved', 'quote submitted'] as const

/** Triggered in `src/express/messages.test.ts`. */
export const expressMessages = [
  'user not authorised to use express',
  'insufficient credits',
  'something went wrong (bundle cancel failure)',
  'invalid address',
  'shipment not found, create a new one',
  'invoice data not found',
] as const

/** Triggered in `src/trucks/messages.test.ts`. */
export const truckMessages = [
  'processing request failed',
  'session timed out, please log in again',
  'error in generating invoice',
  'validation failed, no invoice data for the given quote provider id',
  'validation failed, no data for the given document id',
  'please select an address',
  'please select a contract to download',
  'please upload documents for hazardous goods',
  'file size exceeds 5 MB',
  'please select a file',
  'select a file with a different name',
  'we do not serve this location, select a different location',
  'request not submitted successfully',
  'cannot perform this action',
  'invalid request',
  'link expired',
] as const

/** What credit adds to them (B 5). */
export const creditMessages = [
  'cash and individual customers are not supported',
  'a customer without credit cannot confirm a booking',
  'a customer without credit may apply or send without it',
  'a pending application blocks proceeding',
  'valid company name, contact, email and mobile',
] as const
