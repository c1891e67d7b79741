// The release note of goods that were handed over, for the customer, the warehouse and staff.
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { downloadReleaseNote as contract } from '@marsa/model/warehouse/goods-endpoints.ts'
import { maskedId } from '@marsa/model/warehouse/release.ts'
import { documentById, printReleaseNote, readDocument } from '../../documents/door.ts'
import { attachment } from '../../kit/attachment.ts'
import type { Files } from '../../kit/files.ts'
import { type Call } from '../../kit/serve.ts'
import { noteLines, noteParties } from './release-note.store.ts'
import { findRelease, type ReleaseRow } from './releases.store.ts'
import { findTheirs, type LetterheadOf } from '../../requests/door.ts'
import { usual, type BookedRow } from '../usual.ts'

type Found = { request: BookedRow; release: ReleaseRow }

/** A release that left, of a request that the caller may see; for a warehouse that has not won it there is none. */
const findReleased = async (call: Call<typeof contract>): Promise<Found> => {
  const release = await findRelease(call.db, call.query.id)
  const request = release && (await findTheirs(usual, call.db, call, release.request_id))
  if (release?.state !== 'RELEASED' || !request || !release.note_number)
    throw new Problem('warehouse.not-found')
  return { request, release }
}

const signatureOf = async (
  call: Call<typeof contract>,
  files: Files,
  { signature_id }: ReleaseRow,
): Promise<number[] | null> => {
  const document = signature_id === null ? undefined : await documentById(call.db, signature_id)
  return document ? [...(await readDocument(files, document))] : null
}

const print = async (
  call: Call<typeof contract>,
  parts: { files: Files; letterhead: LetterheadOf },
  { request, release }: Found,
): Promise<Buffer> => {
  const endedAt = release.ended_at ?? release.requested_at
  const { name, idNumber, vehiclePlate } = release.collector ?? { name: '', idNumber: '', vehiclePlate: '' }
  return printReleaseNote(
    {
      number: release.note_number ?? '',
      requestNumber: request.number,
      handedOverAt: toOffset(endedAt),
      ...(await noteParties(call.db, request)),
      collector: { name, idNumber: maskedId(idNumber), vehiclePlate },
      lines: await noteLines(call.db, release.id),
      signature: await signatureOf(call, parts.files, release),
      credit:
        release.credit_reason === null
          ? null
          : { reason: release.credit_reason, open: toWire(release.credit_fils ?? 0n) },
      ...parts.letterhead(call.settings),
    },
    endedAt,
  )
}

export const downloadReleaseNote =
  (parts: { files: Files; letterhead: LetterheadOf }) => async (call: Call<typeof contract>) => {
    const found = await findReleased(call)
    const pdf = await print(call, parts, found).catch((error: unknown) => {
      call.request.log.error({ error }, 'a release note could not be printed')
      throw new Problem('warehouse.invoice-failed')
    })
    return attachment(call.reply, 'application/pdf', `${found.release.note_number}.pdf`).send(pdf)
  }
