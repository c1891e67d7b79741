// What was decided about a company's credit, newest first.
import { decisionText } from '@marsa/model/finance/credit/credit-reports.ts'
import type { CreditFile } from '@marsa/model/finance/credit/credit-endpoints.ts'
import { reasonIn } from '@marsa/model/finance/credit/credit-machine.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { When } from '../../ui/values/when.tsx'
import { creditText as words } from './credit-text.ts'

type Row = CreditFile['history'][number]

function Terms({ of }: { of: Row['to'] | null }) {
  const t = useT()
  if (!of) return <span className="muted">–</span>
  return (
    <span className="stack g1">
      <Money value={of.limit} />
      <span className="cap muted">{t(words.days, { count: of.termsDays })}</span>
    </span>
  )
}

/** `isStaff` also names who decided. */
export function CreditHistory({ history, isStaff }: { history: Row[]; isStaff?: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const columns: Column<Row>[] = [
    { id: 'what', head: t(words.what), names: true, cell: ({ kind }) => t(decisionText[kind]) },
    { id: 'when', head: t(words.when), cell: ({ at }) => <When value={at} /> },
    { id: 'before', head: t(words.before), cell: ({ from }) => <Terms of={from} /> },
    { id: 'after', head: t(words.after), cell: ({ to }) => <Terms of={to} /> },
    { id: 'why', head: t(words.why), cell: ({ reason }) => <bdi>{reasonIn(lang, reason)}</bdi> },
    ...(isStaff
      ? [
          {
            id: 'who',
            head: t(words.who),
            cell: ({ by, second }: Row) =>
              second ? t(words.twoPeople, { first: by ?? '', second }) : (by ?? t(words.bySystem)),
          },
        ]
      : []),
  ]
  return (
    <Card title={t(words.history)} flush={history.length > 0}>
      {history.length === 0 ? (
        <p className="muted">{t(words.noHistory)}</p>
      ) : (
        <DataTable
          label={t(words.history)}
          columns={columns}
          rows={history}
          rowKey={({ at, kind }) => `${at} ${kind}`}
        />
      )}
    </Card>
  )
}
