// Versions of the tariff: one administrator proposes, another one approves; prices that shipments have are never touched.
import { approveRefusal, tariffFaults } from '@marsa/model/express/setup/tariff-change.ts'
import {
  readCell,
  toWireCell,
  type decideTariff as decideContract,
  type listTariffs as listContract,
  type proposeTariff as proposeContract,
} from '@marsa/model/express/setup/tariff-endpoints.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { addDays, dayOf, instantOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { dayParam } from '@marsa/model/messages/message.ts'
import { audit } from '../../kit/audit.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import {
  closeTariffProposal,
  findTariffProposal,
  fromStored,
  insertTariffProposal,
  insertVersion,
  latestVersion,
  listVersions,
  lockTariffs,
  openTariffProposal,
  type VersionRow,
} from './tariff-versions.store.ts'

const wireCells = (cells: VersionRow['cells']) => cells.map((cell) => toWireCell(fromStored(cell)))

export const listTariffs = async (
  call: Call<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> => {
  const { userId } = signedIn(call)
  const [versions, waiting] = await Promise.all([listVersions(call.db), openTariffProposal(call.db)])
  const current = versions.find(({ valid_from: from }) => from <= call.now)
  return {
    versions: versions.map((row) => ({
      tariffId: row.id,
      validFrom: toOffset(row.valid_from),
      state: row === current ? 'now' : row.valid_from > call.now ? 'next' : 'past',
      by: row.author,
      approvedBy: row.approver,
      approvedAt: toOffset(row.created_at),
      reason: row.reason,
      cells: wireCells(row.cells),
    })),
    proposal: waiting
      ? {
          proposalId: waiting.id,
          validFrom: toOffset(waiting.valid_from),
          by: waiting.proposer,
          at: toOffset(waiting.proposed_at),
          reason: waiting.reason,
          cells: wireCells(waiting.cells),
          refusal:
            approveRefusal(
              { proposedBy: waiting.proposed_by, validFrom: waiting.valid_from },
              userId,
              call.now,
            ) ?? null,
        }
      : null,
  }
}

export const proposeTariff = (call: Call<typeof proposeContract>): Promise<typeof succeeded> => {
  const { userId, firstName, lastName } = signedIn(call)
  const { now } = call
  const { validFrom: day, basedOn, reason } = call.body
  const cells = call.body.cells.map((cell) => readCell(cell)!)
  const validFrom = instantOf(day)
  const faults = {
    ...(day < addDays(dayOf(now), 1) && { validFrom: 'tariffs.day' }),
    ...tariffFaults(cells),
  }
  if (Object.keys(faults).length > 0) throw new Problem('kit.invalid', {}, faults)
  return call.once(async (tx) => {
    await lockTariffs(tx)
    if (await openTariffProposal(tx)) throw new Problem('tariffs.open')
    const latest = await latestVersion(tx, validFrom)
    if (latest.id !== basedOn) throw new Problem('tariffs.moved-on')
    if (latest.isTaken) throw new Problem('tariffs.taken')
    const id = await insertTariffProposal(tx, { validFrom, cells, baseId: basedOn, reason, userId, now })
    await audit(tx, { kind: 'admin', action: 'proposeTariff', objectKind: 'tariff', objectId: id, reason })
    await notify(tx, {
      to: { roles: ['admin'] },
      template: 'tariff-proposed',
      params: { colleague: `${firstName} ${lastName}`, date: dayParam(day) },
      subjectId: id,
      version: id,
    })
    return succeeded
  })
}

export const decideTariff = (call: Call<typeof decideContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { now } = call
  const { isConfirmed } = call.body
  return call.once(async (tx) => {
    await lockTariffs(tx)
    const row = await findTariffProposal(tx, call.query.id)
    if (!row) throw new Problem('tariffs.none')
    if (isConfirmed) {
      refuse(approveRefusal({ proposedBy: row.proposed_by, validFrom: row.valid_from }, userId, now))
      const latest = await latestVersion(tx, row.valid_from)
      if (latest.isTaken) throw new Problem('tariffs.taken')
    }
    await closeTariffProposal(tx, { id: row.id, userId, outcome: isConfirmed ? 'MADE' : 'DROPPED', now })
    if (isConfirmed) await insertVersion(tx, row, userId)
    await audit(tx, {
      kind: 'admin',
      action: isConfirmed ? 'approveTariff' : 'dropTariff',
      objectKind: 'tariff',
      objectId: row.id,
      reason: row.reason,
    })
    return succeeded
  })
}
