// All SQL of proofs of delivery and of the photos and signatures in them.
import type { ProofFileKind } from '@marsa/model/express/rounds/round-endpoints.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type ProofFileRow = { id: string; user_id: string; storage_key: string }

export const proofFileByClient = (db: Db, clientId: string): Promise<ProofFileRow | undefined> =>
  maybe(db, sql`select id, user_id, storage_key from express_proof_files where client_id = ${clientId}`)

/** Answers the file that is kept under the mark of the phone, which may be the one of an earlier call. */
export const insertProofFile = async (
  tx: Tx,
  file: {
    clientId: string
    userId: string
    kind: ProofFileKind
    mediaType: string
    size: number
    sha256: Buffer
    key: string
  },
): Promise<ProofFileRow> => {
  await sql`insert into express_proof_files (client_id, user_id, kind, media_type, size_bytes, sha256, storage_key)
    values (${file.clientId}, ${file.userId}, ${file.kind}, ${file.mediaType}, ${file.size}, ${file.sha256}, ${file.key})
    on conflict (client_id) do nothing`.execute(tx)
  return one(
    tx,
    sql`select id, user_id, storage_key from express_proof_files where client_id = ${file.clientId}`,
  )
}

/** Whether a file is this courier's and of this kind. */
export const isOwnProofFile = async (
  db: Db,
  id: string,
  userId: string,
  kind: ProofFileKind,
): Promise<boolean> =>
  (await maybe(
    db,
    sql`select from express_proof_files where id = ${id} and user_id = ${userId} and kind = ${kind}`,
  )) !== undefined

/** Whether the same picture came with an event before. */
export const isPhotoSeen = async (db: Db, photoId: string): Promise<boolean> =>
  (await maybe(
    db,
    sql`select from express_proof_files f join express_proof_files o on o.sha256 = f.sha256
        join express_scans s on s.photo_id = o.id where f.id = ${photoId} limit 1`,
  )) !== undefined

/** Keys of these that belong to a file. */
export const knownProofKeys = async (db: Db, keys: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await rows<{ key: string }>(
        db,
        sql`select storage_key as key from express_proof_files where storage_key = any(${[...keys]}::text[])`,
      )
    ).map(({ key }) => key),
  )

export const insertProof = async (
  tx: Tx,
  proof: {
    scanId: string
    shipmentId: string
    byCode: boolean
    idSeen: boolean
    atDoor: boolean
    name: string
    relation: string
    signatureId: string | null
    photoId: string | null
    at: Date
  },
): Promise<void> => {
  await sql`insert into express_proofs (scan_id, shipment_id, by_code, id_seen, at_door, name, relation, signature_id,
      photo_id, proved_at)
    values (${proof.scanId}, ${proof.shipmentId}, ${proof.byCode}, ${proof.idSeen}, ${proof.atDoor}, ${proof.name},
      ${proof.relation}, ${proof.signatureId}, ${proof.photoId}, ${proof.at})`.execute(tx)
}
