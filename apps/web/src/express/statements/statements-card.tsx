// The monthly statements of a wallet: each with its balances, as a file in the reader's language.
import { useQuery } from '@tanstack/react-query'
import {
  downloadWalletStatement,
  listWalletStatements,
  type WalletStatement,
} from '@marsa/model/express/statements/statement-endpoints.ts'
import { texts } from '@marsa/model/kit/text.ts'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { FileMenu } from '../../kit/file-menu.tsx'
import { date } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'

const words = texts({
  title: { en: 'Monthly statements', ar: 'كشوف الحساب الشهرية' },
  empty: {
    en: 'You get your first statement on the 1st of the month after the first movement in your wallet, by e-mail and on this page.',
    ar: 'يصلك أول كشف حساب في اليوم الأول من الشهر التالي لأول حركة في محفظتك، بالبريد الإلكتروني وعلى هذه الصفحة.',
  },
  month: { en: 'Month', ar: 'الشهر' },
  number: { en: 'Number', ar: 'الرقم' },
  opening: { en: 'Opening balance', ar: 'الرصيد الافتتاحي' },
  closing: { en: 'Closing balance', ar: 'الرصيد الختامي' },
  file: { en: 'File', ar: 'الملف' },
})

export function StatementsCard() {
  const t = useT()
  const query = useQuery(ask(listWalletStatements, {}))
  return (
    <Loaded query={query} card skeleton={<Skeleton block="160px" />}>
      {(statements) => (
        <Card title={t(words.title)} flush={statements.length > 0}>
          {statements.length === 0 ? (
            <p className="muted">{t(words.empty)}</p>
          ) : (
            <Table statements={statements} />
          )}
        </Card>
      )}
    </Loaded>
  )
}

function Table({ statements }: { statements: WalletStatement[] }) {
  const t = useT()
  const { lang } = useLang()
  const monthOf = ({ fromOn, toOn }: WalletStatement) => `${date(fromOn, lang)} – ${date(toOn, lang)}`
  const columns: Column<WalletStatement>[] = [
    { id: 'month', head: t(words.month), names: true, cell: (row) => monthOf(row) },
    { id: 'number', head: t(words.number), cell: ({ number }) => <Ref value={number} /> },
    { id: 'opening', head: t(words.opening), end: true, cell: ({ opening }) => <Money value={opening} /> },
    { id: 'closing', head: t(words.closing), end: true, cell: ({ closing }) => <Money value={closing} /> },
    {
      id: 'file',
      head: t(words.file),
      cell: (row) => (
        <FileMenu
          of={`${t(words.title)}, ${monthOf(row)}`}
          save={(format) =>
            download(downloadWalletStatement, { query: { number: row.number, format, lang } })
          }
        />
      ),
    },
  ]
  return (
    <DataTable label={t(words.title)} rows={statements} rowKey={({ number }) => number} columns={columns} />
  )
}
