// How often something may be done: every rate limit of the product in one table, read by contracts, server and documents.

/**
 * Whose points are counted: `address` (an IPv6 address by its /64), `network` (/24 and /56), `visitor` (the address of a
 * caller who is not signed in), `person` (of one who is), `caller` (the person, or a visitor's address), `session`,
 * `identifier` (what the verb names: a telephone number, an e-mail), `all` (one purse for everybody, a breaker).
 */
export type LimitScope =
  | 'address'
  | 'network'
  | 'visitor'
  | 'person'
  | 'caller'
  | 'session'
  | 'identifier'
  | 'all'

/** So many points in a time that begins with the first one spent. */
export type RateLimit = { points: number; seconds: number; by: LimitScope }

const minute = 60
const hour = 3_600
const day = 86_400

export const rateLimits = {
  // Limits of all calls together; counted in the process and shared, see docs/decisions/25-limits.md.
  'calls.address': { points: 6_000, seconds: minute, by: 'address' },
  'calls.session': { points: 1_200, seconds: minute, by: 'session' },
  // Of one API key, beside the limit of its address; and what is entered or tried on the page of integrations.
  'calls.key': { points: 600, seconds: minute, by: 'identifier' },
  'webhook.person': { points: 60, seconds: hour, by: 'person' },
  // Public tracking (Z31): the free look-ups, then those with a solved puzzle; people who are signed in have names.
  'tracking.visitor': { points: 30, seconds: hour, by: 'visitor' },
  'tracking.solved': { points: 120, seconds: hour, by: 'address' },
  'tracking.person': { points: 300, seconds: hour, by: 'person' },
  // Estimates of a lane: a visitor presses a button for each, the form of a request asks while it is filled in.
  'estimate.visitor': { points: 30, seconds: hour, by: 'visitor' },
  'estimate.person': { points: 600, seconds: hour, by: 'person' },
  // Codes that a collector says at the gate of a warehouse, of one release.
  'collect.code': { points: 5, seconds: hour, by: 'identifier' },
  // Prices of parcels, which a page asks for while somebody types.
  'express-rates.caller': { points: 240, seconds: minute, by: 'caller' },
  // Links of drivers that are opened, and their photos; thousands of phones share the addresses of a mobile network.
  'drive.address': { points: 600, seconds: hour, by: 'address' },
  'drive.file': { points: 1_000, seconds: hour, by: 'address' },
  // The page of a parcel's recipient, and guesses at the last digits of the number; right ones give their points back.
  'recipient.address': { points: 600, seconds: hour, by: 'address' },
  'recipient.digits': { points: 10, seconds: day, by: 'identifier' },
  // Sending without an account: new rights to a shipment, and what is done with them. Codes have their own limits (Z13, Z56).
  'guest.new': { points: 20, seconds: day, by: 'address' },
  'guest.number': { points: 5, seconds: day, by: 'identifier' },
  'guest.address': { points: 600, seconds: hour, by: 'address' },
  // Whether a name, a number or an e-mail is registered (Z09): over the limit the answer is the neutral one.
  'facts.network': { points: 5, seconds: day, by: 'network' },
  'facts.identifier': { points: 3, seconds: day, by: 'identifier' },
  'facts.all': { points: 500, seconds: hour, by: 'all' },
  // Codes by text message (Z13): they cost money and reach somebody's pocket.
  'sms.number': { points: 3, seconds: 15 * minute, by: 'identifier' },
  'sms.number-day': { points: 10, seconds: day, by: 'identifier' },
  'sms.address': { points: 20, seconds: day, by: 'address' },
  'sms.all': { points: 2_000, seconds: day, by: 'all' },
  // Mails that anybody can have sent to somebody (Z15, Z56).
  'password-reset.identifier': { points: 3, seconds: hour, by: 'identifier' },
  'password-reset.address': { points: 20, seconds: hour, by: 'address' },
  // Tries with the links in them, a password that is asked for again, copies of one's data.
  'password-link.address': { points: 30, seconds: hour, by: 'address' },
  'own-password.person': { points: 10, seconds: hour, by: 'person' },
  'data-export.person': { points: 5, seconds: day, by: 'person' },
  'registration.address': { points: 10, seconds: hour, by: 'address' },
  'registration.all': { points: 1_000, seconds: hour, by: 'all' },
  // Invitations of colleagues, and tries with their links (Z59).
  'invitation.person': { points: 30, seconds: hour, by: 'person' },
  'invitation.address': { points: 30, seconds: hour, by: 'address' },
  // The register of trade licences while a form is filled in.
  'licences.address': { points: 60, seconds: hour, by: 'address' },
  // Copies of licences that it does not hold, from people who are not signed in.
  'licence-copy.address': { points: 10, seconds: hour, by: 'address' },
  'licence-copy.all': { points: 500, seconds: hour, by: 'all' },
  // Sign-ins through the directory or UAE PASS; many people may work behind one address. Then linking them to accounts.
  'identity.address': { points: 300, seconds: hour, by: 'address' },
  'identity.link-address': { points: 30, seconds: hour, by: 'address' },
  // Guesses at a second factor, and at a password that is asked for again; the right one gives its points back. Recovery
  // codes and passkeys are too long to guess: they count for a person and a network, so that no stranger who knows the
  // password can take the owner's last way in by guessing.
  'factor.tries': { points: 5, seconds: 10 * minute, by: 'identifier' },
  'proof.tries': { points: 20, seconds: 10 * minute, by: 'identifier' },
  'check.tries': { points: 10, seconds: 15 * minute, by: 'identifier' },
  'passkey.address': { points: 60, seconds: 10 * minute, by: 'address' },
  // Looking for somebody to act for (Z11).
  'acting.person': { points: 120, seconds: hour, by: 'person' },
  'callback.address': { points: 5, seconds: hour, by: 'address' },
  // A mail to an address that anybody can type.
  'newsletter.address': { points: 10, seconds: hour, by: 'address' },
  'newsletter.identifier': { points: 3, seconds: day, by: 'identifier' },
  'newsletter.try': { points: 20, seconds: hour, by: 'person' },
  'chat.caller': { points: 20, seconds: minute, by: 'caller' },
  'chat.open': { points: 20, seconds: hour, by: 'address' },
  'chat.file': { points: 20, seconds: hour, by: 'caller' },
  // Tickets that open reports in frames.
  'report-ticket.person': { points: 30, seconds: minute, by: 'person' },
  // Heavy reading of the audit trail.
  'audit-export.person': { points: 10, seconds: hour, by: 'person' },
  'audit-check.person': { points: 30, seconds: minute, by: 'person' },
  // Spreadsheets that are read line by line (Z38).
  'bulk.person': { points: 40, seconds: hour, by: 'person' },
  // What pages report about themselves (Z43).
  'transaction-log.caller': { points: 60, seconds: minute, by: 'caller' },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof rateLimits

export const rateLimitOf = (name: RateLimitName): RateLimit => rateLimits[name]
