// Sending all chosen drafts that are ready, in portions: how far it is, what was refused, and on after a broken connection.
import { useState } from 'react'
import { submitRequests, type DraftStanding } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { draftsText } from '@marsa/model/freight/asking/drafts-text.ts'
import { bulkActionText } from '@marsa/model/freight/bulk/bulk-action-text.ts'
import { inPortions } from '@marsa/model/kit/portions.ts'
import { freightProblems } from '@marsa/model/freight/problems.ts'
import { call } from '../../kit/call.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { WizardTerms } from '../wizard/steps/wizard-terms.tsx'
import { RunProgress, refusedOf, type Step, useRun } from '../../requests/door.tsx'
import { RefusedList } from './refused-list.tsx'

/** Fewer than a call takes, so that the bar moves about once a second. */
const portionSize = 10

const steps = (ids: readonly string[]): Step[] =>
  inPortions(ids, portionSize).map((portion) => {
    const idempotencyKey = crypto.randomUUID()
    return () => call(submitRequests, { body: { ids: portion, terms: true }, idempotencyKey })
  })

export function SendDrafts({ drafts, onSent, nameOf }: SendDraftsProps) {
  const t = useT()
  const { lang } = useLang()
  const [accepted, setAccepted] = useState(false)
  const run = useRun((outcomes) => onSent(outcomes.map(({ id }) => id)))
  const ready = drafts.filter(({ code }) => code === null).map(({ id }) => id)
  const sent = run.done - run.refused.length
  const isBusy = run.state === 'running' || run.state === 'stopped'
  const words = t(draftsText.send, { part: number(ready.length, lang), all: number(drafts.length, lang) })
  return (
    <section className="card card-b stack g4" aria-label={t(draftsText.sending)}>
      {run.state === 'over' && sent > 0 && (
        <Banner tone="success" live title={t(draftsText.sentCount, { count: sent })} />
      )}
      {run.state === 'over' && run.refused.length > 0 && (
        <div className="stack g2">
          <h3>{t(bulkActionText.refused, { count: run.refused.length })}</h3>
          <RefusedList refused={refusedOf(run.refused, nameOf, (id) => `/${lang}/freight/quote?id=${id}`)} />
        </div>
      )}
      <RunProgress run={run} title={draftsText.sending} />
      {!isBusy && ready.length === 0 && (
        <div className="row">
          <Button variant="primary" changes disabledReason={t(draftsText.noneReady)}>
            {words}
          </Button>
        </div>
      )}
      {!isBusy && ready.length > 0 && (
        <>
          <div className="row wrap g2">
            <Checkbox value={accepted} onChange={setAccepted}>
              {t(draftsText.terms)}
            </Checkbox>
            <WizardTerms />
          </div>
          <div className="row">
            <ActionButton
              variant="primary"
              refusal={accepted ? null : 'freight.terms-required'}
              problems={freightProblems}
              onPress={() => run.start(steps(ready), ready.length)}
            >
              {words}
            </ActionButton>
          </div>
        </>
      )}
    </section>
  )
}

type SendDraftsProps = {
  /** Those that are chosen and not sent. */
  drafts: readonly DraftStanding[]
  onSent: (ids: string[]) => void
  nameOf: (id: string) => string
}
