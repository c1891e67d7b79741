// The boxes of a return as a table; each leads to the documents behind it.
import { emptyBoxReason, emptyBoxText, type EmptyBox } from '@marsa/model/finance/books/empty-boxes.ts'
import { vatBoxText } from '@marsa/model/finance/books/books-text.ts'
import type { FiledReturnDetail } from '@marsa/model/finance/vat/filed-return-endpoints.ts'
import type { PurchaseTreatment } from '@marsa/model/finance/purchases/purchase.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Money } from '../../ui/values/money.tsx'
import { bookHref, type DocumentsSearch } from '../books/books-search.ts'
import { booksWords as words } from '../books/books-words.ts'
import { financeTitles } from '../titles.ts'

export type Boxes = FiledReturnDetail['boxes']
type Row = {
  box: string
  content: string
  net: string | null
  vat: string
  /** What is behind it; of the sums nothing but their boxes. */
  href?: string
  /** Why there is never anything in it. */
  note?: string
}

const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

/** `documentsHref` leads to documents of sale of an emirate or category; `period` are the days of the purchases. */
export function VatBoxes({ boxes, relief, period, documentsHref }: VatBoxesProps) {
  const t = useT()
  const { lang } = useLang()
  const purchases = (treatment: PurchaseTreatment): string =>
    bookHref(lang, 'purchases', { ...period, treatment, state: 'RECORDED' })
  const empty = (box: EmptyBox): Row => ({
    box,
    net: '0.00',
    vat: '0.00',
    content: t(emptyBoxText[box]),
    note: t(emptyBoxReason[box]),
  })
  const rows: Row[] = [
    ...boxes.standard.map(({ emirate, ...each }) => ({
      ...each,
      content: t(vatBoxText.standard, { emirate: emirates[emirate][lang] }),
      href: documentsHref({ emirate, category: 'standard' }),
    })),
    ...(relief === undefined || relief === '0.00'
      ? []
      : [{ box: '1', net: null, vat: negated(relief), content: t(vatBoxText.relief) }]),
    empty('2'),
    { ...boxes.reverseCharge, content: t(vatBoxText.reverseCharge), href: purchases('reverse-charge') },
    { ...boxes.zeroRated, content: t(vatBoxText.zeroRated), href: documentsHref({ category: 'zero' }) },
    empty('5'),
    empty('6'),
    empty('7'),
    { ...boxes.outputs, content: t(vatBoxText.outputs) },
    { ...boxes.standardInputs, content: t(vatBoxText.standardInputs), href: purchases('standard') },
    { ...boxes.reverseInputs, content: t(vatBoxText.reverseInputs), href: purchases('reverse-charge') },
    { ...boxes.inputs, content: t(vatBoxText.inputs) },
    { box: '12', net: null, vat: boxes.due, content: t(vatBoxText.due) },
    { box: '13', net: null, vat: boxes.recoverable, content: t(vatBoxText.recoverable) },
    { box: '14', net: null, vat: boxes.payable, content: t(vatBoxText.payable) },
  ]
  const columns: Column<Row>[] = [
    { id: 'box', head: t(words.box), cell: ({ box }) => <bdi className="num">{box}</bdi> },
    {
      id: 'content',
      head: t(words.content),
      names: true,
      cell: ({ content, href, note }) => (
        <>
          {href ? <a href={href}>{content}</a> : content}
          {note && <span className="block dense muted">{note}</span>}
        </>
      ),
    },
    { id: 'net', head: t(words.net), end: true, cell: ({ net }) => (net ? <Money value={net} /> : '') },
    { id: 'vat', head: t(words.vat), end: true, cell: ({ vat }) => <Money value={vat} strong /> },
  ]
  return <DataTable label={t(financeTitles.vat)} columns={columns} rows={rows} rowKey={({ box }) => box} />
}

type VatBoxesProps = {
  boxes: Boxes
  /** Bad-debt relief of an agent. */
  relief?: string
  period: { from: string; to: string }
  documentsHref: (chosen: Pick<DocumentsSearch, 'emirate' | 'category'>) => string
}
