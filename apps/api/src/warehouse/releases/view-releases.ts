// Releases as each side reads them: who collects, what proves it, what was given on credit, and what keeps it from leaving.
import { toOffset } from '@marsa/model/kit/day.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { ReleaseView } from '@marsa/model/warehouse/answers.ts'
import type { GoodsFacts } from '@marsa/model/warehouse/goods-machine.ts'
import { handOverRefusal, leftOf, maskedId } from '@marsa/model/warehouse/release.ts'
import type { DetailRow, ReleaseJson } from '../detail.store.ts'

const iso = (text: string): string => toOffset(new Date(text))

/** Only the warehouse that has to compare it sees the whole number, and only until the goods are gone. */
const collectorView = (kind: ActorKind, { collector, state }: ReleaseJson): ReleaseView['collector'] => {
  if (!collector) return null
  const compares = kind === 'agent' && state === 'REQUESTED'
  return compares ? collector : { ...collector, idNumber: maskedId(collector.idNumber) }
}

const proofOf = ({ signature, by_code }: ReleaseJson): ReleaseView['proof'] =>
  signature !== null ? 'signature' : by_code ? 'code' : null

const refusals = (
  kind: ActorKind,
  row: DetailRow,
  release: ReleaseJson,
  facts: GoodsFacts,
): Pick<ReleaseView, 'handOverRefusal' | 'creditRefusal'> => {
  if (kind !== 'agent') return { handOverRefusal: 'kit.forbidden', creditRefusal: 'kit.forbidden' }
  if (release.state !== 'REQUESTED')
    return { handOverRefusal: 'warehouse.release-ended', creditRefusal: 'warehouse.release-ended' }
  const staying = row.items.some((item) => leftOf(item, release.lines) > 0)
  const of = (onCredit: boolean) => handOverRefusal({ ...facts, staying }, { onCredit }) ?? null
  return { handOverRefusal: of(false), creditRefusal: of(true) }
}

export const releasesView = (kind: ActorKind, row: DetailRow, facts: GoodsFacts): ReleaseView[] =>
  row.releases.map((release) => ({
    releaseId: release.id,
    state: release.state,
    wantedOn: release.wanted_on,
    note: release.note,
    // The reason of a credit stands with the credit.
    reason: release.credit_reason === null ? release.reason : null,
    requestedAt: iso(release.requested_at),
    endedAt: release.ended_at && iso(release.ended_at),
    lines: release.lines.map(({ itemId, quantity }) => ({
      itemId,
      quantity,
      name: row.items.find((item) => item.id === itemId)?.name ?? '',
    })),
    collector: collectorView(kind, release),
    collectCode: kind === 'customer' && release.state === 'REQUESTED' ? release.collect_code : null,
    proof: proofOf(release),
    photos: release.photos,
    signature: release.signature,
    credit:
      release.credit_reason === null
        ? null
        : {
            reason: release.credit_reason,
            open: release.credit_fils === null ? null : toWire(BigInt(release.credit_fils)),
          },
    noteNumber: release.note_number,
    ...refusals(kind, row, release, facts),
  }))
