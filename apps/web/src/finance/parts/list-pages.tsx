// The foot of a list of finance: where its reader is, and its other pages as links.
import { listPageSize } from '@marsa/model/finance/overview-endpoints.ts'
import { Pager } from '../../ui/lists/pager.tsx'

/** `hrefOf` is given no page for the first one, so that its address stays the plain one. */
export function ListPages({ page, total, hrefOf }: Props) {
  return (
    <div className="list-foot">
      <Pager
        page={Number(page ?? 1)}
        size={listPageSize}
        total={total}
        hrefOf={(next) => hrefOf(next > 1 ? String(next) : undefined)}
      />
    </div>
  )
}

type Props = { page: string | undefined; total: number; hrefOf: (page: string | undefined) => string }
