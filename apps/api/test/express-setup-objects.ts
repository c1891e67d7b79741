// A version of the tariff that waits, and how each call about the set-up of express names its parts: for the access matrix.
import { randomUUID } from 'node:crypto'
import type { Ask, TestApp } from './app.ts'
import { addPerson } from './people.ts'

export type SetupObjects = { tariffProposalId: string }
type Fixture = (objects: SetupObjects) => Ask

export const noSetup = (): SetupObjects => ({ tariffProposalId: randomUUID() })

export const addSetup = async (app: TestApp): Promise<SetupObjects> => {
  const { userId } = await addPerson(app.db, 'admin')
  const { rows } = await app.owner.query<{ id: string }>(
    `insert into express_tariff_proposals (valid_from, cells, base_id, reason, proposed_by, proposed_at)
      values (now() + interval '30 days', '[]', (select id from express_tariffs limit 1), 'Matrix', $1, now()) returning id`,
    [userId],
  )
  return { tariffProposalId: rows[0]!.id }
}

export const aboutSetup: Record<string, Fixture> = {
  takeFromParcelDesk: ({ tariffProposalId: subjectId }) => ({
    body: { kind: 'HOLD', subjectId, isTaken: true },
  }),
  decideTariff: ({ tariffProposalId: id }) => ({ query: { id }, body: { isConfirmed: false } }),
}

export const aboutNoSetup: Record<string, Ask> = {
  viewExpressHome: {},
  viewExpressFigures: {},
  viewParcelDesk: {},
  listTariffs: {},
  proposeTariff: {
    body: {
      validFrom: '2031-01-01',
      basedOn: randomUUID(),
      cells: [{ service: 'DOMESTIC', plan: null, fromKg: '0', base: '20.00', perKg: '0' }],
      reason: 'Matrix',
    },
  },
  listPromotions: {},
  createPromotion: {
    body: {
      code: 'MATRIX1',
      service: 'DOMESTIC',
      percent: '5',
      descriptionEn: 'Matrix',
      descriptionAr: 'مصفوفة',
      firstDay: '2031-01-01',
      lastDay: '2031-01-31',
      mostUses: null,
      mostCompanyUses: null,
      isFirstOnly: false,
      isPublic: false,
    },
  },
  endPromotion: { body: { code: 'NOSUCH' } },
  listSlotCapacities: {},
  saveSlotCapacity: { body: { areas: ['DU'], day: null, capacity: 10 } },
  listServedCountries: {},
  saveServedCountry: {
    body: {
      code: 'SC',
      canSend: true,
      canReceive: true,
      priorityDays: 3,
      economyDays: null,
      weekend: 'sat-sun',
      remote: [],
    },
  },
}

/** Tables that a refused call must leave as they are. */
export const setupTables = [
  'express_tariff_proposals',
  'express_tariffs',
  'express_promotions',
  'express_slot_capacities',
  'express_countries',
] as const
