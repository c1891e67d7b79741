// The rows of the list as a table, and as cards on a phone.
import type { TextRow } from '@marsa/model/kit/text.ts'
import type { StorageSummary } from '@marsa/model/warehouse/answers.ts'
import { isInRound } from '@marsa/model/requests/phase.ts'
import { storagePhaseOf } from '@marsa/model/warehouse/status.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { requestListText, RequestTable, type TableProps } from '../../requests/door.tsx'
import { requestsOf } from '@marsa/model/lines.ts'
import { storageLine } from '../web-line.ts'
import { storageListText as words } from './list-text.ts'
import { asStep, stepPath } from '../storage/next-step.ts'
import { RowGoods, RowMarks, RowPeriod } from './row-goods.tsx'

type Row = StorageSummary

const isQuoting = ({ status }: StorageSummary): boolean => isInRound(storagePhaseOf(status))

/** The short word on the button of a step. */
const stepWords: Partial<Record<string, TextRow>> = {
  'compare-quotes': words.compare,
  'finish-payment': words.goOn,
  'answer-findings': words.answer,
  'pay-balance': words.pay,
  'give-feedback': words.rate,
  'request-again': words.again,
}

/** While it is quoted, until when; before it is stored, when it was asked for. */
function Period({ row }: { row: Row }) {
  const t = useT()
  const { lang } = useLang()
  const until = isQuoting(row) ? row.expiryDate : null
  const note = until
    ? t(words.until, { when: date(until, lang) })
    : t(words.askedOn, { when: date(row.addedDate, lang) })
  return <RowPeriod row={row} note={note} />
}

function Customer({ row }: { row: Row }) {
  const { lang } = useLang()
  if (!row.customer) return null
  return (
    <span className="sub">
      <bdi>{lang === 'ar' ? row.customer.nameAr : row.customer.nameEn}</bdi>
    </span>
  )
}

/** `own` is the customer's list; staff see whose requests they are and take no steps. */
export function StorageTable({ own, ...table }: TableProps<Row> & { own: boolean }) {
  const t = useT()
  return (
    <RequestTable
      {...table}
      line={storageLine}
      label={t(requestsOf.warehouse.many)}
      heads={{ number: t(words.reference), what: t(words.goods), date: t(words.period) }}
      pathOf={({ storageRequestID }) => `warehouse/storages/${storageRequestID}`}
      note={(row) => !own && <Customer row={row} />}
      what={(row, card) => (
        <>
          <RowGoods row={row} />
          {card && !own && <Customer row={row} />}
        </>
      )}
      marks={(row) => <RowMarks row={row} />}
      date={(row) => <Period row={row} />}
      amountNote={(row) =>
        isQuoting(row) ? t(words.lowest, { count: row.quoteCount }) : t(requestListText.total)
      }
      step={(row) => {
        const step = own ? asStep(row.nextAction) : undefined
        return (
          step && {
            path: `warehouse/${stepPath(step, row.storageRequestID, !isQuoting(row))}`,
            label: t(stepWords[step] ?? words.open),
          }
        )
      }}
      reader={own ? 'customer' : undefined}
    />
  )
}
