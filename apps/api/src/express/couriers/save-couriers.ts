// Sets up depots and says where couriers work; somebody of a depot does so for its own couriers alone.
import type * as calls from '@marsa/model/express/couriers/courier-endpoints.ts'
import { areasRefusal, workerFaults } from '@marsa/model/express/couriers/courier.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { audit } from '../../kit/audit.ts'
import type { Db } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import {
  areasInUse,
  depotById,
  findWorker,
  insertDepot,
  listDepots,
  listWorkers,
  lockDepots,
  setAreas,
  updateDepot,
  writeWorker,
} from './couriers.store.ts'

/** The depot that somebody works at; undefined before anybody said which. */
export const depotOf = async (db: Db, { userId }: Actor): Promise<string | undefined> =>
  (await findWorker(db, userId))?.depot_id ?? undefined

/** The depot that a caller is kept to; null for administrators, who reach all of them. */
export const ownDepot = async (db: Db, actor: Actor, relation: Call['relation']): Promise<string | null> => {
  if (relation === 'any') return null
  const depotId = await depotOf(db, actor)
  if (!depotId) throw new Problem('couriers.no-depot')
  return depotId
}

export const listCouriers = async (
  call: Call<typeof calls.listCouriers>,
): Promise<AnswerOf<typeof calls.listCouriers>> => {
  const depotId = await ownDepot(call.db, signedIn(call), call.relation)
  const [depots, people] = await Promise.all([listDepots(call.db), listWorkers(call.db, depotId)])
  return {
    depots: depots
      .filter(({ id }) => depotId === null || id === depotId)
      .map(({ id, code, areas, ...row }) => ({
        id,
        code,
        name: { en: row.name_en, ar: row.name_ar },
        address: { en: row.address_en, ar: row.address_ar },
        areas,
      })),
    people: people.map((row) => ({
      userId: row.user_id,
      role: row.role,
      name: { en: row.name_en, ar: row.name_ar },
      email: row.email,
      mobile: row.mobile,
      depotId: row.depot_id,
      areas: row.areas,
      vehicle: row.vehicle,
      cashLimit: row.cash_limit_fils === null ? null : toWire(row.cash_limit_fils),
    })),
  }
}

export const saveDepot = (call: Call<typeof calls.saveDepot>): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  const { id, areas, ...form } = call.body
  return call.once(async (tx) => {
    await lockDepots(tx)
    const depots = await listDepots(tx)
    if (id && !depots.some((each) => each.id === id)) throw new Problem('couriers.depot-none')
    const others = depots.filter((each) => each.id !== id)
    if (others.some(({ code }) => code === form.code)) throw new Problem('couriers.depot-code-taken')
    refuse(
      areasRefusal(
        areas,
        others.flatMap((each) => each.areas),
      ),
    )
    const used = id ? await areasInUse(tx, id) : []
    if (used.some((area) => !areas.includes(area))) throw new Problem('couriers.areas-used')
    if (id) await updateDepot(tx, id, form)
    const depotId = id ?? (await insertDepot(tx, form))
    await setAreas(tx, depotId, areas)
    await audit(tx, { kind: kindOf(actor), action: 'saveDepot', objectKind: 'depot', objectId: depotId })
    return succeeded
  })
}

export const saveWorker = (call: Call<typeof calls.saveWorker>): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  const { userId, depotId, areas, vehicle, cashLimit } = call.body
  return call.once(async (tx) => {
    await lockDepots(tx)
    const own = call.relation === 'any' ? null : await depotOf(tx, actor)
    const worker = await findWorker(tx, userId)
    // Somebody of a depot looks after its couriers; who else works there, administrators say.
    const isOwn = worker?.role === 'courier' && worker.depot_id === own
    if (!worker || (own !== null && !isOwn)) throw new Problem('couriers.person-none')
    const depot = own !== null && own !== depotId ? undefined : await depotById(tx, depotId)
    if (!depot) throw new Problem('couriers.depot-none')
    const isCourier = worker.role === 'courier'
    const cashLimitFils = cashLimit === null ? null : parseMoney(cashLimit)
    const faults = workerFaults({ role: worker.role, areas, vehicle, cashLimitFils }, depot.areas)
    if (Object.keys(faults).length > 0) throw new Problem('kit.invalid', {}, faults)
    await writeWorker(tx, {
      userId,
      depotId,
      areas: isCourier ? areas : [],
      vehicle: isCourier ? vehicle : null,
      cashLimitFils: isCourier ? cashLimitFils : null,
    })
    await audit(tx, { kind: kindOf(actor), action: 'assignToDepot', objectKind: 'user', objectId: userId })
    return succeeded
  })
}
