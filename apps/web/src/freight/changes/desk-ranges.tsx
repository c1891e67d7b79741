// Prices outside their ranges: the desk lets them pass, and the customer sees the quotation, or returns it with its words.
import { useState } from 'react'
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { decideRange, type RangeAsked } from '@marsa/model/freight/desk-endpoints.ts'
import { charges } from '@marsa/model/requests/charges.ts'
import { useLang } from '../../kit/direction.tsx'
import { dateTime, dirhamRange } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { TextDialog, Times } from '../../requests/door.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { changeReads } from './change-queries.ts'

export function DeskRanges({ asked, writes }: { asked: readonly RangeAsked[]; writes: boolean }) {
  const t = useT()
  if (asked.length === 0) return null
  return (
    <section className="stack g4">
      <h3>{t(changeText.ranges)}</h3>
      {asked.map((each) => (
        <Asked key={each.QuotationId} asked={each} writes={writes} />
      ))}
    </section>
  )
}

function Asked({ asked, writes }: { asked: RangeAsked; writes: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const [returning, setReturning] = useState(false)
  const agent = lang === 'ar' ? asked.agentNameAr : asked.agentNameEn
  const decide = useCommand(decideRange, {
    refreshes: changeReads,
    quiet: true,
    onDone: (_, { body }) => {
      setReturning(false)
      void toast({
        title: t(body?.approve ? changeText.rangeApproved : changeText.rangeReturned),
        tone: 'success',
      })
    },
  })
  const send = (decision: { approve: boolean; words?: string }) =>
    decide.mutate({ query: { id: asked.QuotationId }, body: { ...decision, version: asked.version } })
  return (
    <div className="stack g3">
      <p className="dense">
        <b>{agent}</b> · <Ref value={asked.quotationNo} /> · <Money value={asked.total} /> ·{' '}
        {t(changeText.rangeDue, { time: dateTime(asked.dueAt, lang) })}
      </p>
      {asked.lines.map((line) => (
        <div key={line.code} className="stack g1">
          <p>
            <b>{t(charges[line.code])}</b> <Money value={line.amount} />{' '}
            <span className="due">
              {t(changeText.rangeAllowed, { range: dirhamRange(line.least, line.most, lang) })}
            </span>
            <Times amount={line.amount} quantity={line.quantity} unit={line.unit} />
          </p>
          <p className="muted">
            <bdi>{line.reason}</bdi>
          </p>
        </div>
      ))}
      {!returning && <RefusalBanner refusal={decide.error} beside={[]} />}
      {writes && (
        <div className="row g2 wrap">
          <Button
            variant="primary"
            size="s"
            changes
            isPending={decide.isPending && !returning}
            onPress={() => send({ approve: true })}
          >
            {t(changeText.approveRange, { agent })}
          </Button>
          <Button size="s" changes onPress={() => setReturning(true)}>
            {t(changeText.returnRange, { agent })}
          </Button>
        </div>
      )}
      {returning && (
        <TextDialog
          title={t(changeText.returnTitle, { number: asked.quotationNo })}
          body={t(changeText.returnBody)}
          label={t(changeText.returnWords)}
          field="words"
          action={t(changeText.returnAction)}
          isNeeded
          isPending={decide.isPending}
          error={decide.error}
          onClose={() => setReturning(false)}
          onAction={(words) => send({ approve: false, words })}
        />
      )}
    </div>
  )
}
