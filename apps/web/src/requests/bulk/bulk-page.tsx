// Upload many requests: choose a file, look at its lines, correct them, make them, see what was made.
import { useQuery } from '@tanstack/react-query'
import { bulkText } from '@marsa/model/requests/bulk/bulk-text.ts'
import { useOnly } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { BulkMade, BulkProgress } from './made.tsx'
import { batchQuery, type RowFilter } from './queries.ts'
import { BulkReview } from './review.tsx'
import { BulkStart } from './start.tsx'
import { BulkContext, useBulk, type BulkPages } from './bulk-pages.ts'
import { useSearchOf } from '../usual/params.ts'
import './bulk.css'

type Search = { id?: string; only?: string; page?: number }

const filters: readonly RowFilter[] = ['all', 'faulty', 'left-out']

export function BulkPage({ of }: { of: BulkPages }) {
  useOnly(of.calls.openBatch)
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const { id } = useSearchOf() as Search
  const address = `/${lang}/${of.sheet.line}/bulk`
  return (
    <BulkContext value={of}>
      <div className="stack g5">
        <div className="row between wrap">
          <div>
            <h1>{t(of.title)}</h1>
            <p className="muted">{t(of.words?.lead ?? bulkText.lead)}</p>
          </div>
          {id && <LinkButton href={address}>{t(bulkText.another)}</LinkButton>}
        </div>
        {id ? (
          <OpenedBatch key={id} id={id} address={address} />
        ) : (
          <BulkStart onOpened={(opened) => void navigate({ href: `${address}?id=${opened}` })} />
        )}
      </div>
    </BulkContext>
  )
}

function OpenedBatch({ id, address }: { id: string; address: string }) {
  const navigate = useNavigate()
  const search = useSearchOf() as Search
  const only = filters.find((each) => each === search.only) ?? 'all'
  const page = search.page ?? 1
  const query = useQuery(batchQuery(useBulk().calls, id, only, page))
  const { data } = query
  const hrefOf = (wanted: RowFilter, to: number): string =>
    `${address}?id=${id}${wanted === 'all' ? '' : `&only=${wanted}`}${to > 1 ? `&page=${to}` : ''}`
  if (query.isError || !data) return <Loaded query={query} card skeleton={<Skeleton lines={8} />} />
  const { batch, items, totalCount } = data
  if (batch.state === 'WRITING') return <BulkProgress batch={batch} />
  const shown = { batch, rows: items, total: totalCount, page }
  if (batch.state === 'DONE') return <BulkMade {...shown} hrefOf={(to) => hrefOf('all', to)} />
  return (
    <BulkReview {...shown} only={only} hrefOf={hrefOf} onDropped={() => void navigate({ href: address })} />
  )
}
