// A request as an invited agent works on it: the clock, all that is known, the quote form or where its quote stands; or the job.
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { sentence } from '@marsa/model/kit/problem.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { requestsOf } from '@marsa/model/lines.ts'
import type { AgentRound } from '@marsa/model/requests/detail-fields.ts'
import { quotesProblems } from '@marsa/model/requests/problems.ts'
import type { QuotationState } from '@marsa/model/requests/quotation.ts'
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import { quotationStateText } from '@marsa/model/requests/text.ts'
import type { OwnQuotation } from '@marsa/model/requests/views.ts'
import type { Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useServerClock } from '../../kit/server-clock.ts'
import { useFilledProblems } from '../../kit/setting-params.ts'
import { settingsQuery } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { AnswerClock } from '../parts/answer-clock.tsx'
import { startLines } from '../parts/charge-lines.ts'
import { ChargeTotals } from '../parts/charge-totals.tsx'
import { QuoteForm, type QuoteFormProps } from '../parts/quote-form.tsx'
import { AgentCrumbs } from './agent-crumbs.tsx'
import { GoOn } from './go-on.tsx'
import { useNeighbours, type WholeOrder } from './neighbours.ts'
import type { Neighbours } from './list-order.ts'
import { isEditable, isSent } from '../parts/quote-values.ts'
import type { RequestView, WebLine } from '../web-line.ts'

type OwnForm = Omit<QuoteFormProps, 'data' | 'number' | 'now'>

export type AgentRequestProps<View extends RequestView, Data extends AgentRound> = {
  line: WebLine<View>
  query: UseQueryResult<Data, Refusal>
  viewOf: (data: Data) => View
  /** What the line's quote form has of its own. */
  formOf: (data: Data) => OwnForm
  /** What its list is called, where that is not the name of the line's requests. */
  list?: TextRow
  /** All of a list that has several pages. */
  order?: WholeOrder
  /** Between the head and the form. */
  notes?: (data: Data) => ReactNode
  details: (data: Data) => ReactNode
  /** In place of it all once it is won. */
  job: (data: Data) => ReactNode
}

/** A draft that was saved goes on in the same form; a quote that was sent starts a new one. */
const formKey = (data: AgentRound): string =>
  data.own && isSent(data) ? `${data.own.QuotationId} ${data.own.version}` : 'new'

export function AgentRequestPage<View extends RequestView, Data extends AgentRound>(
  props: AgentRequestProps<View, Data>,
) {
  const { line, query, viewOf, job, list, order } = props
  const t = useT()
  const { data } = query
  const number = data && line.keyOf(viewOf(data)).number
  const { many, pages } = requestsOf[line.line]
  const near = useNeighbours(order)
  useTitle(number ?? t(many))
  return (
    <>
      <AgentCrumbs path={pages.agent} list={t(list ?? many)} near={near}>
        <span aria-current="page">{number ? <Ref value={number} /> : '…'}</span>
      </AgentCrumbs>
      <Loaded query={query} card skeleton={<Skeleton block="480px" />}>
        {(data) =>
          data.own?.state === 'Q_ACCEPTED' ? (
            job(data)
          ) : (
            <Quoting key={number} {...props} data={data} number={number!} near={near} />
          )
        }
      </Loaded>
    </>
  )
}

type QuotingProps<View extends RequestView, Data extends AgentRound> = AgentRequestProps<View, Data> & {
  data: Data
  number: string
  near: Neighbours | undefined
}

function Quoting<View extends RequestView, Data extends AgentRound>(props: QuotingProps<View, Data>) {
  const { line, query, data, number, viewOf, formOf, notes, details, near } = props
  const t = useT()
  const now = useServerClock(data.serverTime, query.dataUpdatedAt)
  // The form starts from the usual validity: it waits for the answer, or for none to come.
  const { isPending: isWaiting } = useQuery(settingsQuery)
  const { invitation } = data
  const isOpen =
    invitation.answeredAt === null && data.submitRefusal === null && invitation.pausedSince === null
  // What was answered while the page was open, by a quotation or by declining.
  const isAnswered = invitation.answeredAt !== null || data.own?.range?.state === 'WAITING'
  const [wasOpen] = useState(!isAnswered)
  return (
    <>
      <div className="ag-top">
        <div className="stack g2">
          <h1>
            {isEditable(data) ? t(isSent(data) ? words.yourQuote : words.title) : <Ref value={number} />}
          </h1>
          <line.Summary view={viewOf(data)} />
        </div>
        {isOpen && <AnswerClock invitation={invitation} now={now} />}
      </div>
      <div className="stack g6">
        {wasOpen && isAnswered && <GoOn near={near} />}
        {notes?.(data)}
        {details(data)}
        {isWaiting ? (
          <Skeleton block="480px" />
        ) : isEditable(data) ? (
          <QuoteForm key={formKey(data)} data={data} number={number} now={now} {...formOf(data)} />
        ) : (
          <Standing data={data} form={formOf(data)} />
        )}
      </div>
    </>
  )
}

const titleOf = ({ state, range }: OwnQuotation) =>
  state === 'Q_DRAFT' && range?.state === 'WAITING'
    ? words.withDesk
    : quotationStateText[state as QuotationState]

/** Where it stands when there is nothing more to enter. */
function Standing({ data: { own, submitRefusal }, form }: { data: AgentRound; form: OwnForm }) {
  const { vat, pricing } = form
  const t = useT()
  const { lang } = useLang()
  const problems = useFilledProblems(quotesProblems)
  return (
    <>
      <Banner title={own ? t(titleOf(own)) : undefined}>
        {own?.reason ? <bdi>{own.reason}</bdi> : submitRefusal && sentence(problems, lang, submitRefusal)}
      </Banner>
      {own && own.charges.length > 0 && (
        <Card title={t(words.yourQuote)}>
          <div className="stack g4">
            <ChargeTotals lines={startLines([], own.charges, [], pricing)} vat={vat} />
          </div>
        </Card>
      )}
    </>
  )
}
