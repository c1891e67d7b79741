// A request on paper, of any line: who takes part, what was asked for, the steps, the money and the documents.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import { documentListText } from '@marsa/model/documents/list-text.ts'
import { documentText } from '@marsa/model/documents/text.ts'
import { paidText } from '@marsa/model/finance/paid-text.ts'
import { unfilled, type TextRow } from '@marsa/model/kit/text.ts'
import type { TimelineEntry } from '@marsa/model/requests/detail-fields.ts'
import { sheetText as words } from '@marsa/model/requests/sheet-text.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { foldPhotos, type DocumentCalls } from '../../documents/door.tsx'
import { isPaidUp, saysPaidUp, usePaidFacts, type PaidMoney } from '../../finance/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { dateTime } from '../../kit/format.ts'
import { askPrepared } from '../../kit/prepared.ts'
import { useT } from '../../kit/t.ts'
import { Money } from '../../ui/values/money.tsx'
import { PhoneText } from '../../ui/fields/phone-text.tsx'
import { PrintPart, PrintSheet, type SheetProps } from '../../ui/files/print-sheet.tsx'
import { When } from '../../ui/values/when.tsx'
import type { RequestView, WebLine } from '../web-line.ts'
import { useQuotedFacts } from './quoted-charges.tsx'

/** One who takes part, or a door; what the reader may not see is not in the answer, and so not here. */
export type SheetParty = {
  role: ReactNode
  name: string | null
  lines?: readonly (string | null)[]
  number: string | null
}
type SheetStep = { id: string; label: ReactNode; at?: string; detail?: ReactNode }

type RequestSheetProps<View extends RequestView> = Pick<SheetProps, 'kind' | 'lead'> & {
  line: Pick<WebLine<View>, 'keyOf' | 'documents'>
  view: View
  status: TextRow | undefined
  agentRole: TextRow
  /** Where goods are fetched and brought, with the people there. */
  doors?: readonly SheetParty[]
  facts: readonly [term: ReactNode, value: ReactNode][]
  stepName: (code: string) => string
  stepDetail: (entry: TimelineEntry) => ReactNode
  /** Steps that are still to come. */
  ahead?: readonly string[]
}

export function RequestSheet<View extends RequestView>({
  line,
  view,
  status,
  agentRole,
  doors = [],
  facts,
  stepName,
  stepDetail,
  ahead = [],
  ...head
}: RequestSheetProps<View>) {
  const t = useT()
  const { lang } = useLang()
  const { id, number } = line.keyOf(view)
  const { money, quotation, timeline, statusSince } = view
  const parties = [...useSides(view, agentRole), ...doors]
  const steps: SheetStep[] = [
    ...timeline.map((entry) => ({
      id: entry.id,
      label: stepName(entry.code),
      at: entry.at,
      detail: stepDetail(entry),
    })),
    ...ahead.map((code) => ({ id: code, label: stepName(code) })),
  ]
  return (
    <PrintSheet
      {...head}
      number={number}
      state={status && t(words.since, { state: t(unfilled(status)), time: dateTime(statusSince, lang) })}
    >
      <PrintPart title={t(words.facts)}>
        <dl className="print-grid">
          {facts.map(([term, value], index) => (
            <div key={index}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </PrintPart>
      {parties.length > 0 && <Parties parties={parties} />}
      <Steps steps={steps} />
      {money && <Amounts money={money} quotation={quotation} />}
      <Documents calls={line.documents(id)} />
    </PrintSheet>
  )
}

/** Its customer and its agent. The agent is not its own contact; its quotation says who it is. */
const useSides = ({ agent, customer, quotation }: RequestView, agentRole: TextRow): SheetParty[] => {
  const t = useT()
  const { lang } = useLang()
  const own = (en: string, ar: string) => (lang === 'ar' ? ar : en)
  const sides: SheetParty[] = []
  if (customer)
    sides.push({
      role: t(words.customer),
      name: own(customer.companyEn, customer.companyAr),
      lines: [customer.name],
      number: customer.mobile,
    })
  if (agent)
    sides.push({
      role: t(unfilled(agentRole)),
      name: own(agent.nameEn, agent.nameAr),
      lines: [agent.contactName],
      number: agent.contactNumber,
    })
  else if (quotation)
    sides.push({
      role: t(unfilled(agentRole)),
      name: own(quotation.agentNameEn, quotation.agentNameAr),
      number: null,
    })
  return sides
}

function Parties({ parties }: { parties: readonly SheetParty[] }) {
  const t = useT()
  return (
    <PrintPart title={t(words.parties)}>
      <ul className="print-grid">
        {parties.map(({ role, name, lines = [], number }, index) => (
          <li key={index}>
            <h3>{role}</h3>
            {/* The company of a private person bears the person's name. */}
            {[...new Set([name, ...lines])].map(
              (line) =>
                line && (
                  <p key={line}>
                    <bdi>{line}</bdi>
                  </p>
                ),
            )}
            {number && <PhoneText value={number} />}
          </li>
        ))}
      </ul>
    </PrintPart>
  )
}

function Steps({ steps }: { steps: readonly SheetStep[] }) {
  const t = useT()
  return (
    <PrintPart title={t(words.steps)} half>
      <table>
        <tbody>
          {steps.map(({ id, label, at, detail }) => (
            <tr key={id}>
              <th scope="row">
                {label}
                {detail && <span className="print-note">{detail}</span>}
              </th>
              <td className="print-end">{at ? <When value={at} /> : t(words.ahead)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintPart>
  )
}

type AmountsProps = { money: PaidMoney; quotation: QuotationView | null }

function Amounts({ money, quotation }: AmountsProps) {
  const t = useT()
  const paid = usePaidFacts(money)
  return (
    <PrintPart title={t(words.amounts)} half>
      <table>
        <tbody>
          {quotation && <Charges quotation={quotation} />}
          <Amount term={t(words.total)} value={<Money value={money.total} />} isSum />
          {paid.map(([term, value], index) => (
            <Amount key={index} term={term} value={value} />
          ))}
          {!isPaidUp(money) && (
            <Amount term={t(paidText.balance)} value={<Money value={money.balance} />} isSum />
          )}
        </tbody>
      </table>
      {saysPaidUp(money) && <p className="print-note">{t(paidText.paidUp)}</p>}
      {money.paymentType === 'credit' && <p className="print-note">{t(paidText.onTheirCredit)}</p>}
    </PrintPart>
  )
}

/** The net total stands between the charges and their VAT. */
function Charges({ quotation }: { quotation: QuotationView }) {
  const t = useT()
  const facts = useQuotedFacts(quotation)
  const lines = facts.slice(0, -1)
  return (
    <>
      {lines.map(([term, value], index) => (
        <Amount key={index} term={term} value={value} />
      ))}
      <Amount term={t(words.net)} value={<Money value={quotation.netTotal} />} isSum />
      {facts.slice(-1).map(([term, value]) => (
        <Amount key="vat" term={term} value={value} />
      ))}
    </>
  )
}

type AmountProps = { term: ReactNode; value: ReactNode; isSum?: boolean }

const Amount = ({ term, value, isSum }: AmountProps) => (
  <tr className={isSum ? 'print-sum' : undefined}>
    <th scope="row">{term}</th>
    <td className="print-end">{value}</td>
  </tr>
)

function Documents({ calls }: { calls: DocumentCalls }) {
  const t = useT()
  const { lang } = useLang()
  // The card on the page has asked already.
  const { data = [] } = useQuery(askPrepared(calls.list, {}))
  const present = data.filter(({ state }) => state !== 'REPLACED')
  const { documents, photos } = foldPhotos(present)
  return (
    <PrintPart title={t(documentListText.documents)}>
      {present.length === 0 ? (
        <p>{t(documentListText.noDocuments)}</p>
      ) : (
        <table>
          <tbody>
            {documents.map(({ documentId, docCode, quotedBy, file, state, addedDate }) => (
              <tr key={documentId}>
                <th scope="row">
                  {t(documentTypes[docCode])}
                  {quotedBy && <span className="print-note">{quotedBy[lang]}</span>}
                </th>
                <td>
                  <bdi>{file}</bdi>
                </td>
                <td>{t(documentText[`documents.state.${state}`])}</td>
                <td className="print-end">
                  <When value={addedDate} as="date" />
                </td>
              </tr>
            ))}
            {photos.length > 0 && (
              <tr>
                <th scope="row">{t(documentTypes.CONDITION_PHOTO)}</th>
                <td colSpan={3}>{t(documentListText.photos, { count: photos.length })}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </PrintPart>
  )
}
