// The list of a customer's, an agent's or all requests that go the usual way.
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { withoutPrivate } from '@marsa/model/kit/form-fields.ts'
import type { UsualListed as ListedView } from '@marsa/model/requests/usual-endpoints.ts'
import { usualTabs, type ReaderTabs } from '@marsa/model/requests/phase.ts'
import { usualForInvited } from '@marsa/model/requests/usual-machine.ts'
import type { Call } from '../../kit/serve.ts'
import { answerList, companyOf, isOpenTo, summaryFor } from '../list.ts'
import type { ListedRow, ListFilter, ListPart } from '../list.store.ts'
import type { UsualSpec } from './spec.ts'
import type { UsualListed } from './usual.store.ts'

/** What only was invited sees the request; whose it is and its money are the winner's to know. */
export const listedOf =
  <Form extends object>({ fields, statuses }: Pick<UsualSpec<Form>, 'fields' | 'statuses'>) =>
  (actor: Actor, row: UsualListed<Form>): ListedView<Form> => {
    const open = isOpenTo(actor, row)
    const part = { own: row.own_state, windowOver: row.window_over }
    const state = open ? row.state : usualForInvited(row.state, part)
    return {
      id: row.id,
      number: row.number,
      status: statuses?.of(state, open ? row : undefined) ?? state,
      form: open ? row.form : withoutPrivate(fields, row.form),
      ...summaryFor(actor, row, row.state === 'QS_AWAITING_FINAL_PAY'),
      expiryDate: row.quotes_end && toOffset(row.quotes_end),
      agent: kindOf(actor) === 'agent' ? null : companyOf(row.agent_en, row.agent_ar),
    }
  }

type Query = Parameters<typeof answerList>[2]

export const listFor =
  <Row extends ListedRow, View>(
    list: ListPart,
    viewOf: (actor: Actor, row: Row, now: Date) => View,
    tabs: ReaderTabs = usualTabs,
  ) =>
  (call: Omit<Call, 'query'> & { query: Omit<Query, 'statuses'> & { status?: ListFilter['statuses'] } }) => {
    const { status: statuses, ...query } = call.query
    const further = list.further?.(query)
    return answerList(call, list, { ...query, statuses, further }, tabs[call.relation], viewOf)
  }
