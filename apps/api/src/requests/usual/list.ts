// The list of a customer's, an agent's or all requests that go the usual way.
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { withoutPrivate } from '@marsa/model/kit/form-fields.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { UsualListed as ListedView } from '@marsa/model/requests/usual-endpoints.ts'
import { usualForInvited } from '@marsa/model/requests/usual-machine.ts'
import type { Call } from '../../kit/serve.ts'
import { answerList, nextActionFor, turnView } from '../list.ts'
import type { ListFilter } from '../list.store.ts'
import type { UsualSpec } from './spec.ts'
import { usualList, type UsualListed } from './usual.store.ts'

const companyOf = (nameEn: string | null, nameAr: string | null) =>
  nameEn === null || nameAr === null ? null : { nameEn, nameAr }

/** What only was invited sees the request; whose it is and its money are the winner's to know. */
export const listedOf =
  <Form extends object>({ fields }: Pick<UsualSpec<Form>, 'fields'>) =>
  (actor: Actor, row: UsualListed<Form>, _now: Date): ListedView<Form> => {
    const kind = kindOf(actor)
    const open = kind !== 'agent' || row.agent_id === actor.companyId
    const due = row.state === 'QS_AWAITING_FINAL_PAY' && row.total_fils !== null && row.paid_fils !== null
    const state = open
      ? row.state
      : usualForInvited(row.state, { own: row.own_state, windowOver: row.window_over })
    return {
      id: row.id,
      number: row.number,
      status: state,
      form: open ? row.form : withoutPrivate(fields, row.form),
      addedDate: toOffset(row.created_at),
      amount: row.listed_fils === null ? null : toWire(row.listed_fils),
      quoteCount: row.quote_count,
      expiryDate: row.quotes_end && toOffset(row.quotes_end),
      nextAction: nextActionFor(actor, row),
      turn: open ? turnView(row) : null,
      amountDue: open && due ? toWire(row.total_fils! - row.paid_fils!) : null,
      agent: kind === 'agent' ? null : companyOf(row.agent_en, row.agent_ar),
      customer: open ? companyOf(row.customer_en, row.customer_ar) : null,
      ownState: row.own_state,
      answerBy: row.due_at && !row.answered_at ? toOffset(row.due_at) : null,
    }
  }

const customerTabs = ['all', 'active', 'completed', 'cancelled'] as const
const agentTabs = ['answer', ...customerTabs] as const

type Query = Parameters<typeof answerList>[2]

export const listFor = <Form extends object>(spec: UsualSpec<Form>) => {
  const part = usualList(spec.line, spec.details.name, spec.date)
  const viewOf = listedOf(spec)
  return (
    call: Omit<Call, 'query'> & { query: Omit<Query, 'statuses'> & { status?: ListFilter['statuses'] } },
  ) => {
    const { status: statuses, ...query } = call.query
    const tabs = call.relation === 'assigned' ? agentTabs : customerTabs
    return answerList(call, part, { ...query, statuses }, tabs, viewOf)
  }
}
