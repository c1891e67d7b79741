// A depot with a courier, and how each call about them names its parts: for the access matrix.
import { randomUUID } from 'node:crypto'
import type { Ask, TestApp } from './app.ts'
import { addPerson, type Person, type Wanted } from './people.ts'

export type CourierObjects = { depotId: string; courierId: string }
type Fixture = (objects: CourierObjects) => Ask

export const noCouriers = (): CourierObjects => ({ depotId: randomUUID(), courierId: randomUUID() })

export const addDepot = async (app: TestApp, code: string, areas: readonly string[]): Promise<string> => {
  const { rows } = await app.owner.query<{ id: string }>(
    `insert into express_depots (code, name_en, name_ar) values ($1, $2, $3) returning id`,
    [code, `Depot ${code}`, `مركز ${code}`],
  )
  const [{ id }] = rows as [{ id: string }]
  await app.owner.query(`insert into express_depot_areas (area, depot_id) select unnest($1::text[]), $2`, [
    areas,
    id,
  ])
  return id
}

/** Somebody who works at a depot; a courier in these emirates. */
export const addWorker = async (
  app: TestApp,
  role: 'courier' | 'depot',
  depotId: string,
  areas: readonly string[] = [],
  wanted: Wanted = {},
): Promise<Person> => {
  const person = await addPerson(app.db, role, wanted)
  const own = role === 'courier' ? ['VAN', 500_000] : [null, null]
  await app.owner.query(`insert into express_workers values ($1, $2, $3, $4, $5)`, [
    person.userId,
    depotId,
    areas,
    ...own,
  ])
  return person
}

export const addCouriers = async (app: TestApp): Promise<CourierObjects & { depot: Person }> => {
  const depotId = await addDepot(app, 'DXB', ['DU'])
  const depot = await addWorker(app, 'depot', depotId)
  const { userId: courierId } = await addWorker(app, 'courier', depotId, ['DU'])
  return { depotId, courierId, depot }
}

export const aboutCouriers: Record<string, Fixture> = {
  saveDepot: ({ depotId: id }) => ({
    body: { id, code: 'DWC', nameEn: 'Dubai South', nameAr: 'دبي الجنوب', areas: ['DU'] },
  }),
  saveWorker: ({ courierId: userId, depotId }) => ({
    body: { userId, depotId, areas: ['DU'], vehicle: 'CAR', cashLimit: '100.00' },
  }),
}

const seen = {
  clientId: randomUUID(),
  kind: 'SEEN',
  code: 'MRX000000000115',
  capturedAt: new Date().toISOString(),
  pin: null,
}

const noFile = (): FormData => {
  const form = new FormData()
  form.set('clientId', randomUUID())
  form.set('kind', 'PHOTO')
  return form
}

export const aboutNoCouriers: Record<string, Ask> = {
  listCouriers: {},
  viewCourierDay: {},
  sendCourierEvent: { body: seen },
  addCourierFile: { body: noFile() },
}

/** Tables that a refused call must leave as they are. */
export const courierTables = [
  'express_depots',
  'express_depot_areas',
  'express_workers',
  'express_run_sheets',
  'express_stops',
  'express_scans',
  'express_proof_files',
] as const
