// Sends the requests that were made of an upload, in portions: how far it is, what was refused, and on after a broken connection.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { DraftCalls } from '@marsa/model/requests/draft-endpoints.ts'
import { inPortions } from '@marsa/model/kit/portions.ts'
import type { Batch } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import { bulkText } from '@marsa/model/requests/bulk/bulk-text.ts'
import { runText } from '@marsa/model/requests/bulk/run-text.ts'
import { call } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { refresh } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import type { UsualPagesSpec } from '../usual/spec.ts'
import { useBulk } from './bulk-pages.ts'
import { draftsQuery } from './queries.ts'
import { RefusedList, refusedOf } from './refused-list.tsx'
import { RunProgress } from './run-progress.tsx'
import { useRun, type Step } from './use-run.ts'
import { useReasonsOf } from './bulk-reasons.ts'

type SendMadeProps = {
  batch: Batch
  submit: DraftCalls['submitDrafts']
  /** Refusals that a person may answer by a yes, for all at once. */
  confirms?: UsualPagesSpec['confirms']
  /** The list of requests, below the language. */
  list: string
}

/** Fewer than a call takes, so that the bar moves about once a second. */
const portionSize = 10

export function SendMade(props: SendMadeProps) {
  const query = useQuery(draftsQuery(useBulk().calls, props.batch.BatchId))
  if (query.isError || !query.data) return <Loaded query={query} card skeleton={<Skeleton lines={2} />} />
  return <Sending {...props} {...query.data} />
}

function Sending({
  batch,
  submit,
  confirms,
  list,
  ids,
  numbers,
}: SendMadeProps & { ids: string[]; numbers: string[] }) {
  const t = useT()
  const { lang } = useLang()
  const client = useQueryClient()
  const { sheet, problems, reads, pathOf } = useBulk()
  const reasons = useReasonsOf(sheet.columns, problems)
  const [left, setLeft] = useState(ids)
  const [asking, setAsking] = useState<string>()
  const run = useRun((outcomes) => {
    const refused = outcomes.filter(({ code }) => code !== null)
    setLeft(refused.map(({ id }) => id))
    setAsking(refused.find(({ code }) => confirms?.codes.includes(code!))?.code ?? undefined)
    void refresh(client, reads)
  })
  const send = (further: object = {}): void => {
    const steps = inPortions(left, portionSize).map((portion): Step => {
      const idempotencyKey = crypto.randomUUID()
      return () => call(submit, { body: { ...further, ids: portion }, idempotencyKey })
    })
    run.start(steps, left.length)
  }
  const sent = run.done - run.refused.length
  const isSent = run.state === 'over' && sent > 0
  const end = useRef<HTMLDivElement>(null)
  // With the last request the button goes that was pressed.
  useEffect(() => {
    if (left.length === 0 && document.activeElement === document.body)
      end.current?.querySelector('a')?.focus()
  }, [left])
  const nameOf = (id: string): string => numbers[ids.indexOf(id)] ?? id
  return (
    <>
      <Banner
        tone="success"
        live
        title={isSent ? t(bulkText.sent, { count: sent }) : t(bulkText.made, { count: batch.done })}
      >
        {t(left.length > 0 && !isSent ? bulkText.sendBody : bulkText.sentBody)}
      </Banner>
      {run.state === 'over' && run.refused.length > 0 && (
        <section className="card card-b stack g2">
          <h2>{t(bulkText.notSent, { count: run.refused.length })}</h2>
          <RefusedList
            refused={refusedOf(run.refused, nameOf, (id) => `/${lang}/${pathOf(id)}`)}
            reasons={reasons}
          />
        </section>
      )}
      <RunProgress run={run} title={runText.sending} />
      <div className="row wrap" ref={end}>
        {run.state !== 'stopped' && left.length > 0 && (
          <Button variant="primary" changes isPending={run.state === 'running'} onPress={() => send()}>
            {t(bulkText.send, { count: left.length })}
          </Button>
        )}
        <LinkButton href={`/${lang}/${list}`}>{t(bulkText.toRequests)}</LinkButton>
      </div>
      {asking && confirms && (
        <confirms.Dialog
          code={asking}
          onSend={async () => {
            setAsking(undefined)
            send(confirms.body)
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
