// What the list of freight requests reads beside what every line's list does.
import { sql, type Sql } from '../kit/sql.ts'
import { requestMachine } from '@marsa/model/freight/request-machine.ts'
import { stateForInvited, tracksOf, type FreightStatus } from '@marsa/model/freight/status.ts'
import { tabGroups } from '@marsa/model/requests/phase.ts'
import { refrigeratedTypes } from '@marsa/model/freight/cargo/cargo-shape.ts'
import {
  inboxMarks,
  isCountry,
  type InboxFilters,
  type InboxMark,
} from '@marsa/model/freight/quoting/inbox.ts'
import { readAs, type ListedRow, type ListPart } from '../requests/door.ts'
import type { RequestRow } from './requests.store.ts'

export type ListRow = ListedRow &
  Pick<
    RequestRow,
    'nickname' | 'state' | 'mode' | 'direction' | 'latest' | 'eta' | 'milestones' | 'balance_state'
  > & {
    reference: string | null
    goods: string | null
    form: RequestRow['form']
    origin_code: string | null
    origin_en: string | null
    origin_ar: string | null
    origin_country: string | null
    destination_code: string | null
    destination_en: string | null
    destination_ar: string | null
    destination_country: string | null
  }

export const freightList: ListPart = {
  line: 'freight',
  details: 'freight_details',
  tabs: tabGroups,
  columns: sql`d.mode, d.direction, d.latest, d.eta, d.milestones, d.origin_code, d.destination_code,
    nullif(trim(r.form->>'description'), '') as goods, r.form,
    coalesce(d.container_number, d.chassis_number, d.awb_number, d.bl_number) as reference,
    o.name_en as origin_en, o.name_ar as origin_ar, o.country_code as origin_country,
    p.name_en as destination_en, p.name_ar as destination_ar, p.country_code as destination_country`,
  joins: sql`left join places o on o.code = d.origin_code left join places p on p.code = d.destination_code`,
  date: sql`(select f.eta from freight_details f where f.id = r.id)`,
  sorts: {
    ready: sql`r.form->>'readyFrom'`,
    weight: sql`(select f.gross_g from freight_details f where f.id = r.id)`,
    volume: sql`(select f.cbm_milli from freight_details f where f.id = r.id)`,
  },
  statusIn: (statuses) => {
    const tracks = tracksOf(statuses as FreightStatus[])
    const wanted = tracks.map(
      ({ state, balanceState, latest }) => `${state} ${balanceState} ${latest ?? '-'}`,
    )
    return {
      open: sql`(r.state = any(${[...new Set(tracks.map(({ state }) => state))]}::text[]) and
        r.state || ' ' || coalesce(r.balance_state, 'NOT_DUE') || ' '
          || coalesce((select f.latest from freight_details f where f.id = r.id), '-') = any(${wanted}::text[]))`,
      invited: (actor) => readAs(actor, requestMachine.states, statuses, stateForInvited),
    }
  },
}

const carriedBy = (mode: 'sea' | 'air'): Sql =>
  sql`and exists (select from freight_details f where f.id = r.id and f.mode = ${mode})`

/** Requests that begin or end in a country, or at a place. */
const endsAt = (end: 'origin' | 'destination', code: string): Sql => {
  const column = sql.ref(`${end}_code`)
  return isCountry(code)
    ? sql`and exists (select from freight_details f join places e on e.code = f.${column}
        where f.id = r.id and e.country_code = ${code})`
    : sql`and exists (select from freight_details f where f.id = r.id and f.${column} = ${code})`
}

const boxes = sql`jsonb_path_query_array(r.form, '$.moreContainers[*].type')`

/** Requests that bear a mark; a company that is invited to none has declined none. */
const marked = (mark: InboxMark, companyId: string): Sql =>
  ({
    dangerous: sql`and r.form @> '{"hazardous": true}'`,
    reefer: sql`and r.form->>'containerMode' = 'FCL' and (r.form->>'containerType' = any(${[...refrigeratedTypes]}::text[])
      or ${boxes} ?| ${[...refrigeratedTypes]}::text[])`,
    declined: sql`and exists (select from request_invitations v where v.request_id = r.id and v.company_id = ${companyId}
      and v.round = r.round and v.answer = 'DECLINED')`,
  })[mark]

export type Narrowing = Omit<InboxFilters, 'due'> & { mode?: 'sea' | 'air' }

/** What only freight's list is narrowed to. */
export const narrowedTo = ({ mode, origin, destination, ...marks }: Narrowing, companyId: string): Sql =>
  sql`${mode ? carriedBy(mode) : sql``} ${origin ? endsAt('origin', origin) : sql``}
    ${destination ? endsAt('destination', destination) : sql``}
    ${sql.join(
      inboxMarks.map((mark) => (marks[mark] ? marked(mark, companyId) : sql``)),
      sql` `,
    )}`
