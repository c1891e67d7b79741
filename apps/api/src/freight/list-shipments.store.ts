// What the list of freight requests reads beside what every line's list does.
import { sql, type Sql } from '../kit/sql.ts'
import { requestMachine } from '@marsa/model/freight/request-machine.ts'
import { stateForInvited, tracksOf, type FreightStatus } from '@marsa/model/freight/status.ts'
import { tabGroups } from '@marsa/model/requests/phase.ts'
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

export const carriedBy = (mode: 'sea' | 'air'): Sql =>
  sql`and exists (select from freight_details f where f.id = r.id and f.mode = ${mode})`
