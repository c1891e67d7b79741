// What proves a delivery: code, signature, an ID that was seen, or a photo at the door, by what the parcel is worth.
import type { WishKind } from '../recipient/wishes.ts'
import { proofValueFils } from '../shipments/shipment-rules.ts'

export type ProofNeeds = {
  codFils: bigint | null
  valueFils: bigint
  /** What the sender allows; none says that anything but the door is fine. */
  allowed: readonly string[]
}

export type GivenProof = {
  code: boolean
  idSeen: boolean
  signature: boolean
  name: boolean
  photo: boolean
  atDoor: boolean
}

/** Proofs that sender and recipient allow: who wants it left with a neighbour or the guard allows the door, too. */
export const allowedProofs = (
  bySender: readonly string[],
  wishes: readonly { kind: WishKind }[],
): readonly string[] =>
  wishes.some(({ kind }) => kind === 'NEIGHBOUR' || kind === 'GUARD') ? [...bySender, 'DOOR'] : bySender

/** Cash or a high value: a name and a signature alone prove too little. */
export const isStrict = ({ codFils, valueFils }: ProofNeeds): boolean =>
  codFils !== null || valueFils > proofValueFils

export const mayLeaveAtDoor = ({ codFils, allowed }: ProofNeeds): boolean =>
  codFils === null && allowed.includes('DOOR')

/** Where the sender asks for the code alone, a signature counts only of somebody whose ID was seen. */
export const isSignatureEnough = (needs: ProofNeeds): boolean =>
  !isStrict(needs) && (needs.allowed.includes('SIGNATURE') || !needs.allowed.includes('CODE'))

export const proofRefusal = (needs: ProofNeeds, given: GivenProof): string | undefined => {
  if (given.atDoor) {
    if (needs.codFils !== null) return 'express.door-cash'
    if (!mayLeaveAtDoor(needs)) return 'express.door-permission'
    return given.photo ? undefined : 'express.door-photo'
  }
  if (given.code) return undefined
  const isSigned = given.signature && given.name
  if (isSigned && (given.idSeen || isSignatureEnough(needs))) return undefined
  return isSignatureEnough(needs) ? 'express.proof-missing' : 'express.proof-strict'
}
