// The quotes of a storage request side by side: compare, accept and pay, reject.
import { Lock } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { say } from '@marsa/model/kit/text.ts'
import { reasonsOf, weighed } from '@marsa/model/requests/explain.ts'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import type { compareStorageQuotes } from '@marsa/model/warehouse/quote-endpoints.ts'
import { storagePhaseOf } from '@marsa/model/warehouse/status.ts'
import { PaymentProgress } from '../../finance/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useSettingParams } from '../../kit/setting-params.ts'
import { dateTime } from '../../kit/format.ts'
import { useServerClock } from '../../kit/server-clock.ts'
import { useT } from '../../kit/t.ts'
import {
  AcceptDialog,
  CompareCards,
  CompareTable,
  inOrder,
  quoteFacts,
  ReasonBars,
  RejectDialog,
  useTeller,
  type CompareWords,
} from '../../requests/door.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { storageCompareText as words } from './compare-text.ts'
import { acceptStorageCall, payStorageCall, rejectStorageCall } from '../storage/pay-calls.ts'
import { storageReads } from '../queries.ts'

type Comparison = AnswerOf<typeof compareStorageQuotes>

const compareWords: CompareWords = {
  facts: words.facts,
  done: words.done,
  nowAndLater: words.nowAndLater,
  vat: words.vat,
  nets: { zero: words.netZero, standard: words.netStandard, 'out-of-scope': words.netOutside },
}
const facts = [{ ...quoteFacts.remarks, label: words.remarks }]

/** A share other than half is named as it is. */
const partWords = (percent: number) =>
  percent === 50
    ? words.half
    : { en: say('en', words.part, { percent }), ar: say('ar', words.part, { percent }) }

type ViewProps = {
  data: Comparison
  storage: StorageDetail | undefined
  readAt: number
  onEnd: () => void
  /** Booked on credit, without a payment page. */
  onBooked: () => void
}

export function CompareView({ data, storage, readAt, onEnd, onBooked }: ViewProps) {
  const t = useT()
  const params = useSettingParams()
  const { lang } = useLang()
  const phone = useNarrow('phone')
  const now = useServerClock(data.serverTime, readAt)
  const [differencesOnly, setDifferencesOnly] = useState(false)
  const [accepting, setAccepting] = useState<QuotationView>()
  const [rejecting, setRejecting] = useState<QuotationView>()
  const teller = useTeller()
  const { expected, storageRequestID: id } = data
  const quotes = useMemo(() => inOrder(data.quotations), [data.quotations])
  const open = storagePhaseOf(data.status) === 'quoted'
  const reasons = open
    ? reasonsOf(
        quotes.map((quote) => weighed(quote, Date.parse(data.serverTime))),
        expected.length,
        teller,
      )
    : []
  const held = open ? quotes.find((quote) => quote.state === 'Q_LOCKED') : undefined
  const booked = quotes.some((quote) => quote.state === 'Q_ACCEPTED')
  const storageHref = `/${lang}/warehouse/storages/${id}`
  if (quotes.length === 0) return <NoQuotes data={data} href={storageHref} />
  const shared = {
    quotes,
    expected,
    booked,
    facts,
    words: compareWords,
    suggestedId: reasons.at(-1)?.quote.id,
    actions: { onAccept: setAccepting, onReject: setRejecting, onEnd, now },
  }
  return (
    <div className="stack g4">
      {held && (
        <PaymentProgress
          subjectId={id}
          quotationId={held.QuotationId}
          call={payStorageCall}
          refreshes={storageReads}
        />
      )}
      {open && !held && <FailedPayment storage={storage} quotes={quotes} onAgain={setAccepting} />}
      {booked && (
        <Banner
          tone="success"
          title={t(compareText.bookedTitle)}
          action={<LinkButton href={storageHref}>{t(words.toStorage)}</LinkButton>}
        >
          {t(compareText.bookedBody)}
        </Banner>
      )}
      {reasons.length > 0 && (
        <ReasonBars reasons={reasons}>
          {!phone && quotes.length > 1 && (
            <Switch value={differencesOnly} onChange={setDifferencesOnly}>
              {t(compareText.differencesOnly)}
            </Switch>
          )}
        </ReasonBars>
      )}
      {phone ? <CompareCards {...shared} /> : <CompareTable {...shared} differencesOnly={differencesOnly} />}
      {!booked && (
        <p className="why">
          <Icon of={Lock} size="s" />
          <span>{t(words.held, params)}</span>
        </p>
      )}
      {accepting && (
        <AcceptDialog
          quote={accepting}
          subjectId={id}
          creditLeft={data.creditLeft}
          call={acceptStorageCall}
          onBooked={onBooked}
          words={{
            half: partWords(data.downPercent),
            downPaymentDetail: words.downPaymentDetail,
            wholeDetail: words.wholeDetail,
            platformBody: words.platformBody,
          }}
          now={now}
          onClose={() => setAccepting(undefined)}
        />
      )}
      {rejecting && (
        <RejectDialog quote={rejecting} call={rejectStorageCall} onClose={() => setRejecting(undefined)} />
      )}
    </div>
  )
}

type FailedProps = {
  storage: StorageDetail | undefined
  quotes: readonly QuotationView[]
  onAgain: (quote: QuotationView) => void
}

/** The newest thing that happened is a payment that failed or was cancelled: it says so, and offers the quote again while it holds. */
function FailedPayment({ storage, quotes, onAgain }: FailedProps) {
  const t = useT()
  const last = storage?.timeline.at(-1)?.code
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

function NoQuotes({ data, href }: { data: Comparison; href: string }) {
  const t = useT()
  const { lang } = useLang()
  const waits = storagePhaseOf(data.status) === 'open'
  return (
    <div className="card">
      <Empty
        art
        title={t(compareText.waitingTitle)}
        action={<LinkButton href={href}>{t(words.toStorage)}</LinkButton>}
      >
        {t(waits ? words.waitingBody : compareText.closedBody)}{' '}
        {waits && data.windowEndsAt && t(words.windowEnds, { when: dateTime(data.windowEndsAt, lang) })}
      </Empty>
    </div>
  )
}
