// A table with a sortable column, a row that needs attention, rows to come and the pager.
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Badge, type BadgeProps } from '../src/ui/values/badge.tsx'
import { Card } from '../src/ui/values/card.tsx'
import { DataTable, type Column, type Sort } from '../src/ui/lists/data-table.tsx'
import { Money } from '../src/ui/values/money.tsx'
import { Pager } from '../src/ui/lists/pager.tsx'
import { Ref } from '../src/ui/values/ref.tsx'
import { When } from '../src/ui/values/when.tsx'
import { useSample, type Story } from './story.tsx'

type Row = { id: string; date: string; status: BadgeProps; amount: string; hot?: boolean }

function Body() {
  const say = useSample()
  const [sort, setSort] = useState<Sort>({ id: 'date', direction: 'descending' })
  const rows: Row[] = [
    {
      id: 'INV-26-0091744',
      date: '2026-11-24',
      status: { tone: 'good', icon: CircleCheck, label: say('Paid', 'مدفوعة') },
      amount: '9811.50',
    },
    {
      id: 'INV-26-0091702',
      date: '2026-11-20',
      status: { tone: 'waiting', icon: Clock, label: say('Due in 9 days', 'تستحق خلال 9 أيام') },
      amount: '3850.00',
      hot: true,
    },
    {
      id: 'INV-26-0090988',
      date: '2026-10-17',
      status: { tone: 'bad', icon: TriangleAlert, label: say('Overdue', 'متأخرة') },
      amount: '12406.75',
    },
  ]
  const turn = sort.direction === 'ascending' ? 1 : -1
  const value = (row: Row) => (sort.id === 'invoice' ? row.id : row.date)
  const columns: Column<Row>[] = [
    {
      id: 'invoice',
      head: say('Invoice', 'الفاتورة'),
      names: true,
      sortable: true,
      cell: ({ id }) => (
        <a href={`#${id}`} className="med">
          <Ref value={id} />
        </a>
      ),
    },
    {
      id: 'date',
      head: say('Date', 'التاريخ'),
      sortable: true,
      cell: ({ date }) => <When value={date} as="date" />,
    },
    { id: 'status', head: say('Status', 'الحالة'), cell: ({ status }) => <Badge {...status} /> },
    {
      id: 'amount',
      head: say('Amount', 'المبلغ'),
      end: true,
      cell: ({ amount }) => <Money value={amount} />,
    },
  ]
  return (
    <Card flush footer={<Pager page={2} size={10} total={64} hrefOf={(page) => `#page-${page}`} />}>
      <DataTable
        label={say('Invoices', 'الفواتير')}
        columns={columns}
        rows={rows.toSorted((a, b) => turn * value(a).localeCompare(value(b)))}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={setSort}
        hot={({ hot }) => Boolean(hot)}
        pending
      />
    </Card>
  )
}

export const story: Story = {
  title: { en: 'Table and pager', ar: 'الجدول وأرقام الصفحات' },
  order: 15,
  wide: true,
  Body,
}
