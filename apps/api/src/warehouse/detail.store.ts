// SQL of one storage request with everything its readers see, in a single statement.
import { sql } from '../kit/sql.ts'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import type { FindingKind } from '@marsa/model/warehouse/findings.ts'
import type { GoodsState } from '@marsa/model/warehouse/goods-machine.ts'
import type { Sides } from '@marsa/model/warehouse/intake.ts'
import type { Collector } from '@marsa/model/warehouse/release.ts'
import type { ReleaseState } from '@marsa/model/warehouse/release-machine.ts'
import type { StorageSite } from '@marsa/model/warehouse/site.ts'
import { kept, type Db } from '../kit/db.ts'
import { sharedDetail, visibleTo, type SharedDetail } from '../requests/door.ts'
import { photoIds } from './goods/photos.store.ts'
import { type StorageRow } from './usual.ts'

type Condition = 'good' | 'worn' | 'damaged'
export type ItemJson = {
  id: string
  name: string
  quantity: number
  missing: number
  excess: number
  sides: Sides | null
  place: string | null
  released: number
  ssccs: string[]
  condition_in: Condition
  note_in: string | null
  photos_in: string[]
  condition_out: Condition | null
  note_out: string | null
  photos_out: string[]
}
export type ReleaseJson = {
  id: string
  state: ReleaseState
  wanted_on: string
  note: string | null
  reason: string | null
  requested_at: string
  ended_at: string | null
  lines: { itemId: string; quantity: number }[]
  collector: Collector | null
  collect_code: string | null
  photos: string[]
  signature: string | null
  by_code: boolean
  credit_reason: string | null
  credit_fils: string | null
  note_number: string | null
}

export type FindingJson = {
  id: string
  kind: FindingKind
  state: 'NOTED' | 'ACCEPTED' | 'OBJECTED' | 'SETTLED'
  name: string | null
  expected: number
  found: number
  note: string | null
  photos: string[]
  noted_at: string
  answered_at: string | null
  answer: string | null
  settled_at: string | null
  reply: string | null
}

export type DetailRow = StorageRow &
  Omit<SharedDetail, 'window_ends_at'> & {
    goods: GoodsState | null
    documents: string[]
    site: StorageSite | null
    gs1_prefix: string | null
    items: ItemJson[]
    intake: { at: string; driver: string; signature: string; note: string | null } | null
    releases: ReleaseJson[]
    findings: FindingJson[]
    release_asked: boolean
  }

type Sight = Pick<Actor, 'companyId' | 'userId'> & { id: string }

const detailSql = (relation: Relation) =>
  kept<Sight, DetailRow>(
    (seen) => sql`select r.*, space.*, g.state as goods,
      ${sharedDetail(seen.companyId)},
      array(select distinct d.doc_code from documents d where d.subject_id = r.id and d.deleted_at is null
        and d.state in ('UPLOADED', 'ACCEPTED')) as documents,
      (select json_build_object('place', si.place, 'hours', si.hours, 'note', si.note)
        from warehouse_sites si where si.company_id = r.agent_id) as site,
      (select si.gs1_prefix from warehouse_sites si where si.company_id = r.agent_id) as gs1_prefix,
      (select json_build_object('at', t.at, 'driver', t.driver, 'signature', t.signature_id, 'note', t.note)
        from warehouse_intakes t where t.request_id = r.id) as intake,
      coalesce((select json_agg(json_build_object('id', it.id, 'name', it.name, 'quantity', it.quantity, 'missing', it.missing, 'excess', it.excess, 'sides', it.sides,
          'place', it.place, 'released', it.released, 'ssccs', array(select u.sscc from storage_units u where u.item_id = it.id and u.sequence <= it.quantity order by u.sequence),
          'condition_in', it.condition_in, 'note_in', it.note_in, 'photos_in', ${photoIds(sql`p.item_id = it.id and not p.at_release`)}, 'condition_out', it.condition_out,
          'note_out', it.note_out, 'photos_out', ${photoIds(sql`p.item_id = it.id and p.at_release`)}) order by it.position)
        from warehouse_items it where it.request_id = r.id), '[]'::json) as items,
      coalesce((select json_agg(json_build_object('id', w.id, 'state', w.state, 'wanted_on', w.wanted_on, 'note', w.note,
          'reason', w.move_reason, 'requested_at', w.requested_at, 'ended_at', w.ended_at, 'collector', w.collector,
          'collect_code', w.collect_code, 'photos', ${photoIds(sql`p.release_id = w.id`)}, 'signature', w.signature_id, 'by_code', w.by_code,
          'credit_reason', w.credit_reason, 'credit_fils', w.credit_fils::text, 'note_number', w.note_number,
          'lines', (select json_agg(json_build_object('itemId', l.item_id, 'quantity', l.quantity))
            from warehouse_release_lines l where l.release_id = w.id)) order by w.requested_at desc)
        from warehouse_releases w where w.request_id = r.id), '[]'::json) as releases,
      exists (select from warehouse_releases w where w.request_id = r.id and w.state = 'REQUESTED') as release_asked,
      coalesce((select json_agg(json_build_object('id', f.id, 'kind', f.kind, 'state', f.state, 'name', f.name, 'expected', f.expected,
          'found', f.found, 'note', f.note, 'photos', ${photoIds(sql`p.finding_id = f.id`)}, 'noted_at', f.noted_at, 'answered_at', f.answered_at,
          'answer', coalesce(f.objection, f.move_reason), 'settled_at', f.settled_at, 'reply', case when f.state = 'SETTLED' then f.move_reason end) order by f.noted_at, f.id)
        from warehouse_findings f where f.request_id = r.id and f.state <> 'DROPPED'), '[]'::json) as findings
    from requests r join storage_details space using (id) join companies cc on cc.id = r.company_id join users cu on cu.id = r.user_id
    left join warehouse_goods g on g.id = r.id
    where r.id = ${seen.id} and ${visibleTo(seen, relation)}`,
  )
const detail: Record<Relation, ReturnType<typeof detailSql>> = {
  any: detailSql('any'),
  own: detailSql('own'),
  assigned: detailSql('assigned'),
}

/** One request the actor may see, with goods, timeline, money, documents, people, inventory and releases. */
export const storageDetail = async (
  db: Db,
  { companyId, userId }: Actor,
  relation: Relation,
  id: string,
): Promise<DetailRow | undefined> => (await detail[relation](db, { companyId, userId, id }))[0]
