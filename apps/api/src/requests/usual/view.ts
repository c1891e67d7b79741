// One request that goes the usual way for its customer, its agents or staff: each sees what is theirs to see.
import type { Actor } from '@marsa/model/kit/access.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { withoutPrivate } from '@marsa/model/kit/form-fields.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { QuotedLine } from '@marsa/model/lines.ts'
import { usualCode } from '@marsa/model/requests/usual-problems.ts'
import type { UsualDetail } from '@marsa/model/requests/usual-endpoints.ts'
import type { UsualState } from '@marsa/model/requests/usual-machine.ts'
import { finalRefusal } from '@marsa/model/requests/usual-turn.ts'
import type { Db } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { isAwarded } from '../award.ts'
import { agentWork } from '../agent-work.ts'
import { comparedAround, comparedViews, findCompared } from '../compare-quotes.ts'
import { detailFor, readerOf, type Timing } from '../detail.ts'
import type { UsualLine } from './usual-line.ts'
import { usualDetail, type UsualDetailRow } from './usual.store.ts'

/** Why its reader cannot change it now; null when they can. */
export const editRefusalFor = (kind: ActorKind, line: QuotedLine, state: UsualState): string | null => {
  if (kind !== 'customer') return 'kit.forbidden'
  if (state === 'QS_RCD' || state === 'DRAFT') return null
  return state === 'QS_AWP' ? usualCode(line, 'quoted-already') : 'kit.moved-on'
}

const detailOf = async <Form extends object>(
  line: UsualLine<Form>,
  actor: Actor,
  row: UsualDetailRow<Form>,
  timing: Timing & { db: Db },
): Promise<UsualDetail<Form>> => {
  const reader = readerOf(line, actor, row)
  const { kind, won, open } = reader
  const since = open ? line.spec.statuses?.since?.(row.state, row) : null
  const unfinished = won && isAwarded(row) ? ((await line.completeRefusal(timing.db, row)) ?? null) : null
  return {
    id: row.id,
    number: row.number,
    status: line.spec.statuses?.of(reader.state as UsualState, open ? row : undefined) ?? reader.state,
    form: open ? row.form : withoutPrivate(line.spec.fields, row.form),
    addedDate: toOffset(row.created_at),
    ...detailFor(line, actor, row, reader, {
      ...timing,
      stage: line.spec.stage(row, timing.now, timing.settings),
    }),
    ...(since && { statusSince: toOffset(since) }),
    editRefusal: editRefusalFor(kind, line.line, row.state),
    finalQuoteRefusal: won ? (finalRefusal(line.line, row.state, row.open_session) ?? null) : 'kit.forbidden',
    completeRefusal: won ? unfinished : 'kit.forbidden',
  }
}

type Asked = Omit<Call, 'query'> & { query: { id: string } }

const rowFor = async <Form extends object>(line: UsualLine<Form>, call: Asked) => {
  const actor = signedIn(call)
  const request = { details: line.spec.details.name, id: call.query.id }
  const row = await usualDetail<Form>(call.db, actor, call.relation, request)
  if (!row) throw new Problem(line.notFound)
  return { actor, row }
}

export const viewFor =
  <Form extends object>(line: UsualLine<Form>) =>
  async (call: Asked): Promise<UsualDetail<Form>> => {
    const { actor, row } = await rowFor(line, call)
    return detailOf(line, actor, row, call)
  }

/** As an invited agent works on it, with its own quotation and answer clock. */
export const viewAgentFor =
  <Form extends object>(line: UsualLine<Form>) =>
  async (call: Asked) => {
    const { actor, row } = await rowFor(line, call)
    return { request: await detailOf(line, actor, row, call), ...(await agentWork(line, call, actor, row)) }
  }

/** The quotations of a round side by side. */
export const compareFor =
  <Form extends object>(line: UsualLine<Form>) =>
  async (call: Asked) => {
    const request = await findCompared(line, call, call.query.id)
    const { views, lead } = await comparedViews(line, call.db, request, call)
    return {
      id: request.id,
      number: request.number,
      status: line.spec.statuses?.of(request.state, request) ?? request.state,
      ...(await comparedAround(line, call, signedIn(call), request, lead)),
      quotations: views,
    }
  }
