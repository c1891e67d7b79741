// One request that goes the usual way as an agent works on it: the quote, or the work on what it has won.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { printsQuotes } from '@marsa/model/lines.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { ChargeCode } from '@marsa/model/requests/charges.ts'
import type { UsualEndpoints } from '@marsa/model/requests/usual-endpoints.ts'
import { DocumentsCard } from '../../documents/door.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { AgentRequestPage } from '../agent/agent-request-page.tsx'
import { CompleteCard } from '../agent/complete-card.tsx'
import { FinalQuoteCard, PostFinalQuote } from '../agent/final-quote-card.tsx'
import { agentPageText } from '../agent/text.ts'
import { LazyFinalChanges } from '../lazy-parts.ts'
import { ContactsCard } from '../page/contacts-card.tsx'
import { RequestPayments } from '../page/request-payments.tsx'
import { AgentTurn } from '../parts/turn.tsx'
import { useFormFacts } from './form-facts.ts'
import { useRequestId } from './params.ts'
import type { UsualView } from './spec.ts'
import { usualActionText, usualCompleteText, usualPageText as words, usualVatText } from './text.ts'
import { QuotedOffer } from './quoted-offer.tsx'
import { UsualTimeline } from './timeline.tsx'
import type { UsualPageProps } from './web-line.tsx'

type WorkProps = UsualPageProps & { data: AnswerOf<UsualEndpoints['viewAgent']> }

/** The charges that are entered by their names. */
const namedIn = ({ codes }: { codes: readonly ChargeCode[] }): ChargeCode[] =>
  codes.filter((code) => code !== 'other')

export function UsualAgentPage({ line }: UsualPageProps) {
  const id = useRequestId()
  const { spec } = line
  return (
    <AgentRequestPage
      line={line}
      query={useQuery(line.queries.viewAgent(id))}
      viewOf={({ request }) => request}
      formOf={({ request, expected }) => ({
        calls: line.quoteCalls(id),
        vat: usualVatText.vat,
        pricing: spec.pricing(request.form),
        offer: spec.offer?.(request.form),
        prints: printsQuotes(spec.line),
        more: namedIn(spec.pricing(request.form)).filter((code) => !expected.includes(code)),
      })}
      details={({ request }) => (
        <>
          <AskedFor line={line} view={request} columns />
          <DocumentsCard calls={line.documents(id)} needs={[]} closed />
        </>
      )}
      job={(data) => <Job line={line} data={data} />}
    />
  )
}

function AskedFor({ line, view, columns }: UsualPageProps & { view: UsualView; columns?: boolean }) {
  const t = useT()
  return (
    <Card title={t(agentPageText.details)}>
      <Facts across={!columns} columns={columns} facts={useFormFacts(line, view)} />
    </Card>
  )
}

function Job({ line, data: { request, own } }: WorkProps) {
  const booked = line.phaseOf(request.status) === 'booked'
  const { carried, invoicedBySystem } = line.spec
  const pricing = line.spec.pricing(request.form)
  return (
    <>
      <div className="row between wrap q-head">
        <div className="stack g2">
          <h1>
            <Ref value={request.number} />
          </h1>
          <line.Summary view={request} />
        </div>
        <line.Badge status={request.status} large />
      </div>
      <div className="stack g6">
        {booked && <AgentTurn words={line.turn} facts={request} refreshes={[line.spec.calls.viewAgent]} />}
        <div className="two">
          <div className="stack g6">
            {carried && <carried.Part view={request} side="agent" documents={line.documents(request.id)} />}
            {!line.creditOnly && request.finalChanges && <LazyFinalChanges view={request} side="agent" />}
            {booked && !line.creditOnly && (
              <FinalQuoteCard line={line} view={request}>
                {(close) => (
                  <PostFinalQuote
                    view={request}
                    own={own}
                    calls={line.finalCalls(request)}
                    vat={usualVatText.vat}
                    pricing={pricing}
                    more={namedIn(pricing)}
                    asks={words.finalAsks}
                    onClose={close}
                  />
                )}
              </FinalQuoteCard>
            )}
            <DocumentsCard
              calls={line.documents(request.id)}
              needs={invoicedBySystem ? [] : [{ code: 'INVOICE', required: true, by: 'agent' }]}
              side="agent"
              closed={!booked}
            />
            <QuotedOffer line={line} view={request} />
            <AskedFor line={line} view={request} />
          </div>
          <aside className="stack g6">
            {booked && (
              <CompleteCard line={line} view={request} call={line.complete} words={usualCompleteText} />
            )}
            <RequestPayments line={line} view={request} reader="agent" />
            <ContactsCard line={line} view={request} reader="agent" />
            <UsualTimeline line={line} view={request} />
            {line.spec.cancelWords?.ownBody && booked && <CallOff line={line} view={request} />}
          </aside>
        </div>
      </div>
    </>
  )
}

const LazyCancel = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelRequest)

/** The winner calls a booking off, where the line lets it. */
function CallOff({ line, view }: UsualPageProps & { view: UsualView }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={t(words.actions)}>
      <Button variant="danger-quiet" changes onPress={() => setOpen(true)}>
        {t(usualActionText.cancel)}
      </Button>
      {isOpen && <LazyCancel line={line} view={view} reader="agent" onClose={() => setOpen(false)} />}
    </Card>
  )
}
