// What the calls of express are given.
import type { DocumentParts } from '../documents/door.ts'
import type { FinanceParts } from '../finance/door.ts'
import type { NumberBlocks } from '../kit/numbers.ts'
import type { CookieRules } from '../kit/session-cookies.ts'
import type { LetterheadOf, SheetParts } from '../requests/door.ts'
import type { CarrierParts } from './carrier/book-with-carrier.ts'
import type { KnownPlaces } from './places/known-places.ts'
import type { ProofParts } from './rounds/proof-file.ts'
import type { Tariffs } from './pricing/tariffs.ts'

export type ExpressParts = {
  tariffs: Tariffs
  places: KnownPlaces
  /** Numbers of new shipments. */
  numbers: NumberBlocks
  finance: FinanceParts
  documents: DocumentParts
  letterhead: LetterheadOf
  cookies: CookieRules
  carrier: CarrierParts
  proofs: ProofParts
  sheets: SheetParts
}
