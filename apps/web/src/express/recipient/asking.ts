// What the dialogs of a recipient's page are opened with.
import type { Wished } from '@marsa/model/express/recipient/recipient-endpoints.ts'
import type { ObjectionKind } from '@marsa/model/express/recipient/objections.ts'
import type { RecipientParcel } from '@marsa/model/express/recipient/recipient-views.ts'

export type ActsProps = {
  parcel: RecipientParcel
  token: string
  onDone: (parcel: RecipientParcel) => void
}

/** What a dialog is of: asking for something, or taking it back. */
export type Asking =
  | { of: 'day' | 'someone' | 'pin' }
  | { of: 'plain'; kind: Extract<Wished['kind'], 'REFUSED' | 'CASH_READY'> }
  | { of: 'back'; kind: 'REFUSED' | 'NEIGHBOUR' | 'GUARD' }

export type Digits = { digits: string; onDigits: (digits: string) => void }
export type WishDialogProps = ActsProps & Digits & { asking: Asking; onClose: () => void }
export type ObjectDialogProps = ActsProps & Digits & { kind: ObjectionKind; onClose: () => void }
