// One request as an agent works on it: the quote form, where its quote stands, or the work on what it has won.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { half, parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import type { QuotationState } from '@marsa/model/requests/quotation.ts'
import { quoteFormText } from '@marsa/model/requests/quote-form-text.ts'
import { quotationStateText } from '@marsa/model/requests/text.ts'
import type { UsualEndpoints } from '@marsa/model/requests/usual-endpoints.ts'
import { usualCode } from '@marsa/model/requests/usual-problems.ts'
import { DocumentsCard, LazyUploadDialog } from '../../documents/door.tsx'
import { ActionButton, useProblems } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useFieldFacts } from '../../kit/field-facts.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useServerClock } from '../../kit/server-clock.ts'
import { settingsQuery } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { LazyFinalChanges } from '../lazy-parts.ts'
import { ContactsCard } from '../page/contacts-card.tsx'
import { Crumbs } from '../page/crumbs.tsx'
import { RequestPayments } from '../page/request-payments.tsx'
import { AnswerClock } from '../parts/answer-clock.tsx'
import { startLines } from '../parts/charge-lines.ts'
import { ChargeTotals } from '../parts/charge-totals.tsx'
import { FinalQuoteForm } from '../parts/final-quote-form.tsx'
import { QuoteForm } from '../parts/quote-form.tsx'
import { isEditable, isSent } from '../parts/quote-values.ts'
import { AgentTurn } from '../parts/turn.tsx'
import { useRequestId } from './params.ts'
import type { UsualView } from './spec.ts'
import { AgentUsualBadge } from './status-badge.tsx'
import { usualPageText as words } from './text.ts'
import { UsualTimeline } from './timeline.tsx'
import type { UsualPageProps } from './web-line.tsx'
import '../page/page.css'

type AgentView = AnswerOf<UsualEndpoints['viewAgent']>
type WorkProps = UsualPageProps & { data: AgentView }

export function AgentRequestPage({ line }: UsualPageProps) {
  const t = useT()
  const query = useQuery(line.queries.viewAgent(useRequestId()))
  const { data } = query
  const now = useServerClock(data?.serverTime, query.dataUpdatedAt)
  const list = t(line.titles.many)
  useTitle(data?.request.number ?? list)
  return (
    <>
      <Crumbs path={line.pages.agent} list={list}>
        <span aria-current="page">{data ? <Ref value={data.request.number} /> : '…'}</span>
      </Crumbs>
      <Loaded query={query} card skeleton={<Skeleton block="480px" />} />
      {data && (
        <>
          <Head line={line} data={data} now={now} />
          {data.own?.state === 'Q_ACCEPTED' ? (
            <Job line={line} data={data} />
          ) : (
            <Quoting line={line} data={data} now={now} />
          )}
        </>
      )}
    </>
  )
}

function Head({ line, data, now }: WorkProps & { now: () => number }) {
  const { lang } = useLang()
  const { request, invitation } = data
  return (
    <div className="row between wrap q-head">
      <div className="stack g2">
        <h1>{line.spec.title(request.form)[lang]}</h1>
        <div className="row wrap g2">
          <AgentUsualBadge status={request.status} />
          <Ref value={request.number} />
        </div>
      </div>
      {invitation.answeredAt === null && data.submitRefusal === null && (
        <AnswerClock invitation={invitation} now={now} />
      )}
    </div>
  )
}

function FactsCard({ line, view }: UsualPageProps & { view: UsualView }) {
  const t = useT()
  return (
    <Card title={t(words.facts)}>
      <Facts across facts={useFieldFacts(line.spec.fields, view.form)} />
    </Card>
  )
}

function Quoting({ line, data, now }: WorkProps & { now: () => number }) {
  // The form starts from the usual validity: it waits for the answer, or for none to come.
  const { isPending } = useQuery(settingsQuery)
  const { request, own, expected } = data
  const form = isPending ? (
    <Skeleton block="480px" />
  ) : (
    <QuoteForm
      key={own && isSent(data) ? `${own.QuotationId} ${own.version}` : 'new'}
      data={data}
      number={request.number}
      calls={line.quoteCalls(request.id)}
      more={line.spec.charges.filter((code) => code !== 'other' && !expected.includes(code))}
      now={now}
    />
  )
  return (
    <div className="stack g6">
      <FactsCard line={line} view={request} />
      <DocumentsCard calls={line.documents(request.id)} needs={[]} closed />
      {isEditable(data) ? form : <Standing line={line} data={data} />}
    </div>
  )
}

/** Where it stands when there is nothing more to enter. */
function Standing({ line, data: { own, submitRefusal } }: WorkProps) {
  const t = useT()
  const { lang } = useLang()
  const problems = useProblems(line.problems)
  const awarded = own?.state === 'Q_NOT_AWARDED' || submitRefusal === 'quotes.already-awarded'
  const why = own?.reason ? <bdi>{own.reason}</bdi> : submitRefusal && sentence(problems, lang, submitRefusal)
  const state = own && t(quotationStateText[own.state as QuotationState])
  return (
    <>
      <Banner title={awarded ? t(words.awarded) : (state ?? undefined)}>
        {awarded ? t(words.awardedBody) : why}
      </Banner>
      {own && own.charges.length > 0 && (
        <Card title={t(quoteFormText.yourQuote)}>
          <ChargeTotals lines={startLines([], own.charges)} />
        </Card>
      )}
    </>
  )
}

function Job({ line, data }: WorkProps) {
  const { request } = data
  const booked = line.phaseOf(request.status) === 'booked'
  return (
    <div className="stack g6">
      {booked && <AgentTurn words={line.turn} facts={request} refreshes={[line.spec.calls.viewAgent]} />}
      <div className="two">
        <div className="stack g6">
          <FactsCard line={line} view={request} />
          {request.finalChanges && <LazyFinalChanges view={request} side="agent" />}
          {booked && request.finalQuoteRefusal === null && <FinalCard line={line} data={data} />}
          <DocumentsCard
            calls={line.documents(request.id)}
            needs={[{ code: 'INVOICE', required: true, by: 'agent' }]}
            side="agent"
            closed={!booked}
          />
        </div>
        <aside className="stack g6">
          {booked && <Complete line={line} view={request} />}
          <RequestPayments line={line} view={request} />
          <ContactsCard line={line} view={request} reader="agent" />
          <UsualTimeline line={line} view={request} />
        </aside>
      </div>
    </div>
  )
}

/** What the final quotation may not fall below: the down payment, or half of the accepted total where none was made. */
const leastOf = ({ money }: UsualView): string =>
  money?.payments.find(({ part }) => part === 'down')?.amount ?? toWire(half(parseMoney(money?.total ?? '0')))

function FinalCard({ line, data: { request, own } }: WorkProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card flush={isOpen} id="final" title={t(words.final)}>
      {isOpen ? (
        <FinalQuoteForm
          charges={own?.charges ?? []}
          changes={request.finalChanges}
          money={{ paid: request.money?.paid ?? '0', least: leastOf(request) }}
          calls={line.finalCalls(request)}
          more={line.spec.charges.filter((code) => code !== 'other')}
          asks={words.finalAsks}
          onClose={() => setOpen(false)}
        />
      ) : (
        <Button
          variant={request.nextAction === 'post-final-quote' ? 'primary' : 'secondary'}
          changes
          onPress={() => setOpen(true)}
        >
          {t(words.postFinal)}
        </Button>
      )}
    </Card>
  )
}

function Complete({ line, view }: UsualPageProps & { view: UsualView }) {
  const t = useT()
  const [asking, setAsking] = useState<'complete' | 'invoice'>()
  const close = () => setAsking(undefined)
  const { id, version, completeRefusal } = view
  const complete = useCommand(line.spec.calls.complete, {
    refreshes: line.reads,
    onDone: () => {
      close()
      void toast({ title: t(words.completed), tone: 'success' })
    },
  })
  return (
    <Card title={t(words.complete)}>
      <div className="stack g3">
        {completeRefusal === usualCode(line.line, 'invoice-first') && (
          <Button variant="primary" block changes onPress={() => setAsking('invoice')}>
            {t(words.uploadInvoice)}
          </Button>
        )}
        <ActionButton
          variant={completeRefusal === null ? 'primary' : 'secondary'}
          block
          refusal={completeRefusal}
          problems={line.problems}
          onPress={() => setAsking('complete')}
        >
          {t(words.complete)}
        </ActionButton>
      </div>
      <AlertDialog
        title={t(words.complete)}
        isOpen={asking === 'complete'}
        onClose={close}
        tone="primary"
        actionLabel={t(words.complete)}
        keepLabel={t(words.notYet)}
        isPending={complete.isPending}
        pendingLabel={t(words.completing)}
        onAction={() => complete.mutate({ query: { id }, body: { version } })}
      >
        <p>{t(words.completeBody)}</p>
      </AlertDialog>
      {asking === 'invoice' && <LazyUploadDialog calls={line.documents(id)} code="INVOICE" onClose={close} />}
    </Card>
  )
}
