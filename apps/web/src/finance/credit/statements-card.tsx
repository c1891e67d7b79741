// The statements of an account, one a month, each as a page and as files.
import { downloadStatement } from '@marsa/model/finance/credit/statement-endpoints.ts'
import type { CreditBooks } from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { download } from '../../kit/call.ts'
import { FileMenu } from '../../kit/file-menu.tsx'
import { useFirstRows } from '../../kit/first-rows.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { booksText as words } from './books-text.ts'

/** A statement as a file: the printed one in both languages, tables in the page's. */
export function StatementMenu({ number }: { number: string }) {
  const { lang } = useLang()
  return (
    <FileMenu
      of={number}
      save={(format) => download(downloadStatement, { query: { number, format, lang } })}
    />
  )
}

export function StatementsCard({ statements }: Pick<CreditBooks, 'statements'>) {
  const t = useT()
  const { lang } = useLang()
  const { rows, more } = useFirstRows(statements, 3)
  type Row = CreditBooks['statements'][number]
  const columns: Column<Row>[] = [
    {
      id: 'number',
      head: t(words.statementNumber),
      names: true,
      cell: ({ number }) => (
        <a href={`/${lang}/account/credit/statements/${number}`}>
          <Ref value={number} />
        </a>
      ),
    },
    {
      id: 'period',
      head: t(words.period),
      cell: ({ fromOn, toOn }) => (
        <>
          <When value={fromOn} as="date" /> – <When value={toOn} as="date" />
        </>
      ),
    },
    { id: 'closing', head: t(words.closing), end: true, cell: ({ closing }) => <Money value={closing} /> },
    {
      id: 'file',
      head: <span className="vh">{t(words.actions)}</span>,
      end: true,
      cell: ({ number }) => <StatementMenu number={number} />,
    },
  ]
  return (
    <Card title={t(words.statements)} flush={statements.length > 0} footer={more}>
      {statements.length === 0 ? (
        <p className="muted">{t(words.noStatements)}</p>
      ) : (
        <DataTable
          label={t(words.statements)}
          columns={columns}
          rows={rows}
          rowKey={({ number }) => number}
        />
      )}
    </Card>
  )
}
