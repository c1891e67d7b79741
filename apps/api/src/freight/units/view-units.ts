// The containers of a shipment as its sides and staff read them.
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { UnitRecord } from '@marsa/model/freight/units/read-unit.ts'
import type { UnitsView, UnitView, viewUnits as contract } from '@marsa/model/freight/units/unit-endpoints.ts'
import {
  bookedUnits,
  isHeldForVgm,
  missingVgms,
  unitRefusal,
  type UnitMove,
} from '@marsa/model/freight/units/units.ts'
import { isVgmMissing } from '@marsa/model/freight/units/vgm-gap.ts'
import type { ShipmentSide } from '@marsa/model/freight/sides.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { readerOf } from '../../requests/door.ts'
import { requestDetail, type DetailRow } from '../detail.store.ts'
import { factsOf, type Facts } from '../execution/facts.ts'
import { freightLine } from '../line.ts'
import { sideOf } from '../side.ts'
import type { UnitOfDetail, UnitRow } from './units.store.ts'

const kilograms = (grams: number | null): number | null => (grams === null ? null : grams / 1000)
const iso = (at: Date | string): string => toOffset(new Date(at))

/** What the database holds, as the rules read it. */
export const recordOf = (row: UnitRow): UnitRecord => ({
  number: row.number,
  type: row.type,
  seals: row.seals,
  tareG: row.tare_g,
  maxGrossG: row.max_gross_g,
  vgm:
    row.vgm_g === null
      ? null
      : {
          vgmG: row.vgm_g,
          method: row.vgm_method!,
          cargoG: row.cargo_g,
          dunnageG: row.dunnage_g,
          by: row.vgm_by!,
          at: iso(row.vgm_at!),
        },
})

/** Each earlier state with who changed it, newest first. */
const earlierOf = ({ steps }: UnitOfDetail): UnitView['earlier'] =>
  steps
    .flatMap(({ unit }, at) => {
      const next = steps[at + 1]
      return next
        ? [
            {
              number: unit.number,
              type: unit.type,
              seals: [...unit.seals],
              vgmKg: kilograms(unit.vgm?.vgmG ?? null),
              changedAt: iso(next.at),
              side: next.side,
            },
          ]
        : []
    })
    .toReversed()

const unitView = (row: UnitOfDetail): UnitView => ({
  unitId: row.id,
  version: row.version,
  number: row.number,
  type: row.type,
  seals: row.seals,
  tareKg: kilograms(row.tare_g),
  maxGrossKg: kilograms(row.max_gross_g),
  vgmKg: kilograms(row.vgm_g),
  vgmMethod: row.vgm_method,
  cargoKg: kilograms(row.cargo_g),
  dunnageKg: kilograms(row.dunnage_g),
  vgmBy: row.vgm_by,
  vgmAt: row.vgm_at && iso(row.vgm_at),
  side: row.side,
  earlier: earlierOf(row),
  elsewhere: row.elsewhere,
})

/** As the agent offered it; a final quotation says nothing of it. */
const cutOffOf = ({ quotation, accepted }: DetailRow): string | null => {
  const said = quotation?.offer?.['vgmCutOff'] ?? accepted?.offer?.['vgmCutOff']
  return typeof said === 'string' ? iso(said) : null
}

/** Null for a shipment that is not booked, or does not fill whole containers. */
export const unitsView = (
  row: DetailRow,
  facts: Pick<Facts, 'vgm'>,
  side: ShipmentSide | undefined,
): UnitsView | null => {
  const booked = bookedUnits(row.form)
  if (booked === 0 || !row.balance) return null
  const given = {
    state: row.state,
    milestones: row.milestones,
    booked,
    listed: row.units.length,
  }
  const refusal = (move: UnitMove): string | null => unitRefusal(move, side, given) ?? null
  return {
    booked,
    units: row.units.map(unitView),
    needsVgm: isHeldForVgm(row.form),
    missing: isVgmMissing(facts.vgm) && !row.milestones.includes('DEPARTED') ? missingVgms(facts.vgm) : null,
    vgmCutOff: cutOffOf(row),
    addRefusal: refusal('add'),
    changeRefusal: refusal('change'),
    removeRefusal: refusal('remove'),
  }
}

export const viewUnits = async (call: Call<typeof contract>): Promise<UnitsView> => {
  const actor = signedIn(call)
  const row = await requestDetail(call.db, actor, call.relation, call.query.id)
  // For an agent that has not won it there is no list.
  if (!row || !readerOf(freightLine, actor, row).open) throw new Problem('freight.not-found')
  if (bookedUnits(row.form) === 0) throw new Problem('freight.no-units')
  const view = unitsView(row, factsOf(row), sideOf(actor))
  if (!view) throw new Problem('freight.not-booked')
  return view
}
