// The quotes of a request side by side: compare, accept and pay, reject.
import type { UseQueryResult } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { financeProblems } from '@marsa/model/finance/problems.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { requestsOf } from '@marsa/model/lines.ts'
import type { ComparedRound } from '@marsa/model/requests/detail-fields.ts'
import { reasonsOf, weighed, type Reason } from '@marsa/model/requests/explain.ts'
import { acceptText, compareText } from '@marsa/model/requests/screen-text.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { PaymentProgress } from '../../finance/door.tsx'
import { useReason } from '../../kit/action-button.tsx'
import type { Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { dateTime } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useServerClock } from '../../kit/server-clock.ts'
import { useSettingParams } from '../../kit/setting-params.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { Icon } from '../../ui/values/icon.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { AcceptDialog, type AcceptWords } from '../parts/accept-dialog.tsx'
import { CompareCards } from '../parts/compare-cards.tsx'
import { ReasonBars } from '../parts/compare-lowest.tsx'
import type { CompareWords, ExtraRow } from '../parts/compare-props.ts'
import { RejectDialog } from '../parts/compare-reject.tsx'
import { inOrder, type ChargeBlock, type CompareFact } from '../parts/compare-rows.ts'
import { CompareTable } from '../parts/compare-table.tsx'
import { useTeller } from '../parts/compare-values.tsx'
import type { RequestView, WebLine } from '../web-line.ts'
import { Crumbs } from './crumbs.tsx'
import { comparePageText as words } from './text.ts'

type Compared<Quote> = ComparedRound & { status: string; quotations: Quote[] }

export type ComparePageProps<View extends RequestView, Quote extends QuotationView> = {
  line: WebLine<View>
  id: string
  comparison: UseQueryResult<Compared<Quote>, Refusal>
  /** Undefined while it loads. */
  view: View | undefined
  /** Over the table once the request is there. */
  heading: (quotes: number, view: View) => string
  facts: readonly CompareFact<Quote>[]
  extras?: readonly ExtraRow[] | undefined
  blocks?: readonly ChargeBlock[] | undefined
  compareWords?: Partial<CompareWords>
  totalInSight?: boolean
  acceptWords?: Partial<Record<keyof AcceptWords, TextRow>>
  /** Who quotes waits for the customer, and how long all quotes are held; freight's where a line gives none. */
  waiting?: TextRow
  held?: TextRow
  actions?: ReactNode
  /** Under the table. */
  below?: (quotes: Quote[]) => ReactNode
}

export function ComparePage<View extends RequestView, Quote extends QuotationView>(
  props: ComparePageProps<View, Quote>,
) {
  const { line, id, comparison, view, heading, actions } = props
  const t = useT()
  const { lang } = useLang()
  const { data } = comparison
  const path = requestsOf[line.line].pages.customer
  return (
    <>
      <Crumbs path={path} list={t(line.titles.many)}>
        {view ? (
          <a href={`/${lang}/${path}/${id}`}>
            <Ref value={line.keyOf(view).number} />
          </a>
        ) : (
          <Skeleton width="120px" />
        )}
      </Crumbs>
      <Loaded query={comparison} card skeleton={<Skeleton block="480px" />} />
      {data && (
        <>
          <div className="row between wrap q-head">
            <div className="stack g2">
              <h1>{view ? heading(data.quotations.length, view) : t(compareText.table)}</h1>
              {view && <line.Summary view={view} />}
            </div>
            <div className="row wrap g2">
              {data.quotations.length > 0 && actions}
              <line.Badge status={data.status} />
            </div>
          </div>
          <Quotes {...props} data={data} href={`/${lang}/${path}/${id}`} />
        </>
      )}
    </>
  )
}

type QuotesProps<View extends RequestView, Quote extends QuotationView> = ComparePageProps<View, Quote> & {
  data: Compared<Quote>
  href: string
}

function Quotes<View extends RequestView, Quote extends QuotationView>(props: QuotesProps<View, Quote>) {
  const { line, id, comparison, view, data, href, facts, extras, compareWords, below } = props
  const t = useT()
  const params = useSettingParams()
  const navigate = useNavigate()
  const phone = useNarrow('phone')
  const now = useServerClock(data.serverTime, comparison.dataUpdatedAt)
  const [differencesOnly, setDifferencesOnly] = useState(false)
  const [accepting, setAccepting] = useState<QuotationView>()
  const [rejecting, setRejecting] = useState<QuotationView>()
  const teller = useTeller()
  const { expected } = data
  const quotes = useMemo(() => inOrder(data.quotations), [data.quotations])
  const open = line.phaseOf(data.status) === 'quoted'
  const reasons = open
    ? reasonsOf(
        quotes.map((quote) => weighed(quote, Date.parse(data.serverTime))),
        expected.length,
        teller,
      )
    : []
  const held = open ? quotes.find((quote) => quote.state === 'Q_LOCKED') : undefined
  const booked = quotes.some((quote) => quote.state === 'Q_ACCEPTED')
  if (quotes.length === 0) return <NoQuotes {...props} />
  const shared = {
    quotes,
    expected,
    booked,
    facts,
    extras,
    blocks: props.blocks,
    words: compareWords,
    totalInSight: props.totalInSight,
    suggestedId: reasons.at(-1)?.quote.id,
    actions: {
      onAccept: setAccepting,
      onReject: setRejecting,
      onEnd: () => void comparison.refetch(),
      now,
    },
  }
  return (
    <div className="stack g4">
      {held && (
        <PaymentProgress
          subjectId={id}
          quotationId={held.QuotationId}
          call={line.calls.pay}
          refreshes={line.reads}
        />
      )}
      {open && !held && <FailedPayment view={view} quotes={quotes} onAgain={setAccepting} />}
      {open && line.creditOnly && data.creditLeft === null && <NoCredit refusal={data.creditRefusal} />}
      {booked && (
        <Banner
          tone="success"
          title={t(compareText.bookedTitle)}
          action={<LinkButton href={href}>{t(line.titles.toRequest)}</LinkButton>}
        >
          {t(compareText.bookedBody)}
        </Banner>
      )}
      {(reasons.length > 0 || !phone) && (
        <Lead reasons={reasons}>
          {!phone && quotes.length > 1 && (
            <Switch value={differencesOnly} onChange={setDifferencesOnly}>
              {t(compareText.differencesOnly)}
            </Switch>
          )}
        </Lead>
      )}
      {phone ? <CompareCards {...shared} /> : <CompareTable {...shared} differencesOnly={differencesOnly} />}
      {below?.(quotes)}
      {!booked && (
        <p className="why">
          <Icon of={Lock} size="s" />
          <span>{t(props.held ?? compareText.held, params)}</span>
        </p>
      )}
      {accepting && (
        <AcceptDialog
          quote={quotes.find(({ QuotationId }) => QuotationId === accepting.QuotationId) ?? accepting}
          subjectId={id}
          creditLeft={data.creditLeft}
          creditRefusal={data.creditRefusal}
          creditOnly={line.creditOnly}
          call={line.calls.accept}
          words={props.acceptWords}
          onBooked={() => void navigate({ href })}
          now={now}
          onClose={() => setAccepting(undefined)}
        />
      )}
      {rejecting && (
        <RejectDialog quote={rejecting} call={line.calls.reject} onClose={() => setRejecting(undefined)} />
      )}
    </div>
  )
}

/** Where nothing is sold but on credit, who has none reads it before choosing; no refusal: no account is open to them. */
function NoCredit({ refusal }: { refusal: string | null }) {
  const t = useT()
  const { lang } = useLang()
  const reason = useReason(refusal, financeProblems)
  return (
    <Banner
      tone="attention"
      title={t(compareText.notYetTitle)}
      action={<LinkButton href={`/${lang}/account/credit`}>{t(acceptText.toCredit)}</LinkButton>}
    >
      {reason ?? t(compareText.companiesOnly)}
    </Banner>
  )
}

function Lead({ reasons, children }: { reasons: readonly Reason[]; children: ReactNode }) {
  if (reasons.length > 0) return <ReasonBars reasons={reasons}>{children}</ReasonBars>
  return children ? <div className="row q-switch">{children}</div> : null
}

type FailedProps = {
  view: RequestView | undefined
  quotes: readonly QuotationView[]
  onAgain: (quote: QuotationView) => void
}

/** The newest thing that happened is a payment that failed or was cancelled: it says so, and offers the quote again while it holds. */
function FailedPayment({ view, quotes, onAgain }: FailedProps) {
  const t = useT()
  const last = view?.timeline.at(-1)?.code
  if (last !== 'PAYMENT_FAILED' && last !== 'PAYMENT_CANCELLED') return null
  const failed = quotes.find(({ state, acceptRefusal }) => state === 'Q_FAILED' && acceptRefusal === null)
  return (
    <Banner
      tone="attention"
      title={t(last === 'PAYMENT_CANCELLED' ? words.cancelledTitle : words.failedTitle)}
      action={
        failed && (
          <Button size="s" changes onPress={() => onAgain(failed)}>
            {t(words.again)}
          </Button>
        )
      }
    >
      {t(words.failedBody)}
    </Banner>
  )
}

function NoQuotes<View extends RequestView, Quote extends QuotationView>({
  line,
  data,
  href,
  waiting = compareText.waitingBody,
}: QuotesProps<View, Quote>) {
  const t = useT()
  const { lang } = useLang()
  const waits = line.phaseOf(data.status) === 'open'
  return (
    <div className="card">
      <Empty
        art
        title={t(compareText.waitingTitle)}
        action={<LinkButton href={href}>{t(line.titles.toRequest)}</LinkButton>}
      >
        {t(waits ? waiting : compareText.closedBody)}{' '}
        {waits && data.windowEndsAt && t(words.windowEnds, { when: dateTime(data.windowEndsAt, lang) })}
      </Empty>
    </div>
  )
}
