// What the service desk and administrators do with a request: ask, withdraw, cancel by the refund rule, correct.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { withdrawQuote } from '@marsa/model/freight/agent-endpoints.ts'
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import type { deskView, QuoteLine } from '@marsa/model/freight/desk-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { dateTime } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { TextDialog, QuoteLines } from '../../requests/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { deskViewQuery, changeReads } from './change-queries.ts'
import { AskQuestion } from '../quoting/ask-question.tsx'
import { CancelShipment } from './cancel-shipment.tsx'
import { Correction, type DeskRole } from './desk-correction.tsx'
import { DeskRanges } from './desk-ranges.tsx'
import { loadFreightProblems } from '../problems.ts'

type DeskView = AnswerOf<typeof deskView>

export function DeskPanel({ shipment, role }: { shipment: ShipmentDetail; role: DeskRole }) {
  const t = useT()
  const query = useQuery(deskViewQuery(shipment.RequestId))
  const { data } = query
  const [cancelling, setCancelling] = useState(false)
  if (query.isError)
    return (
      <Card title={t(changeText.deskTitle)}>
        <Loaded query={query} />
      </Card>
    )
  if (!data) return <Skeleton block="220px" />
  const writes = role !== 'admin-readonly'
  const mayCancel = writes && shipment.cancelRefusal !== 'kit.moved-on'
  return (
    <Card title={t(changeText.deskTitle)} id="desk">
      <div className="stack g5">
        {writes && (
          <div className="stack g2 act-list">
            {role === 'desk' && (
              <AskQuestion requestId={shipment.RequestId} refusal={data.questionRefusal} desk />
            )}
            {mayCancel && (
              <ActionButton
                variant="danger-quiet"
                refusal={shipment.cancelRefusal}
                problems={loadFreightProblems}
                onPress={() => setCancelling(true)}
              >
                {t(changeText.cancelShipment)}
              </ActionButton>
            )}
          </div>
        )}
        <DeskRanges asked={data.ranges} writes={writes} />
        <Invitations view={data} />
        {data.quotes.length > 0 && (
          <section className="stack g2">
            <h3>{t(changeText.allQuotes)}</h3>
            <QuoteLines quotes={data.quotes} />
            {role === 'desk' &&
              data.quotes
                .filter(({ state, round }) => state === 'Q_SUBMITTED' && round === shipment.round)
                .map((quote) => <Withdraw key={quote.QuotationId} quote={quote} />)}
          </section>
        )}
        <Correction shipment={shipment} view={data} role={role} />
      </div>
      {cancelling && <CancelShipment shipment={shipment} staff onClose={() => setCancelling(false)} />}
    </Card>
  )
}

function Invitations({ view }: { view: DeskView }) {
  const t = useT()
  const { lang } = useLang()
  if (view.invitations.length === 0) return null
  return (
    <section className="stack g2">
      <h3>{t(changeText.agentsAsked)}</h3>
      <Facts
        across
        facts={view.invitations.map((each) => [
          <span key="a">
            {lang === 'ar' ? each.agentNameAr : each.agentNameEn}
            {each.reason && (
              <span className="cap muted case-line">
                <bdi>{each.reason}</bdi>
              </span>
            )}
          </span>,
          <span key="s" className="dense">
            {each.answer === 'QUOTED'
              ? t(changeText.didQuote)
              : each.answer === 'DECLINED'
                ? t(changeText.didDecline)
                : each.pausedSince
                  ? t(changeText.clockStands)
                  : t(changeText.due, { time: dateTime(each.dueAt, lang) })}
          </span>,
        ])}
      />
    </section>
  )
}

function Withdraw({ quote }: { quote: QuoteLine }) {
  const t = useT()
  const { lang } = useLang()
  const [asking, setAsking] = useState(false)
  const withdraw = useCommand(withdrawQuote, {
    refreshes: changeReads,
    quiet: true,
    onDone: () => {
      setAsking(false)
      void toast({ title: t(changeText.withdrawn), tone: 'success' })
    },
  })
  return (
    <>
      <Button size="s" className="case-act" onPress={() => setAsking(true)}>
        {t(changeText.withdraw)}: {lang === 'ar' ? quote.agentNameAr : quote.agentNameEn}
      </Button>
      {asking && (
        <TextDialog
          title={t(changeText.withdrawTitle, { number: quote.quotationNo })}
          body={t(changeText.withdrawBody)}
          label={t(changeText.reason)}
          field="reason"
          action={t(changeText.withdraw)}
          tone="danger"
          isPending={withdraw.isPending}
          error={withdraw.error}
          onClose={() => setAsking(false)}
          onAction={(reason) => withdraw.mutate({ query: { id: quote.QuotationId }, body: { reason } })}
        />
      )}
    </>
  )
}
