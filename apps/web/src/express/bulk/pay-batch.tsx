// The shipments that were made of a sheet: checked and priced in portions, then paid together.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { parcelBulkEndpoints } from '@marsa/model/express/bulk/parcel-bulk-endpoints.ts'
import { parcelColumns } from '@marsa/model/express/bulk/parcel-columns.ts'
import { isActiveMember } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import { priceShipments } from '@marsa/model/express/shipments/many-endpoints.ts'
import { countShipments, listShipments } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import type { Outcome } from '@marsa/model/kit/bulk-action.ts'
import { inPortions } from '@marsa/model/kit/portions.ts'
import type { Batch } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import { call, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, refresh } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { draftsQuery, RefusedList, refusedOf, useReasonsOf } from '../../requests/door.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { ManyPaid, PayMany, type Portion } from '../shipments/pay-many.tsx'
import { payText as words } from '../shipments/pay-text.ts'
import { createText } from '../text.ts'
import { bulkWords } from './bulk-words.ts'
import { parcelSheetProblems } from './bulk-problems.ts'

/** Fewer than a call takes, so that the bar moves. */
const portionSize = 25

export function PayBatch({ batch }: { batch: Batch }) {
  const query = useQuery(draftsQuery(parcelBulkEndpoints, batch.BatchId))
  if (query.isError || !query.data) return <Loaded query={query} card skeleton={<Skeleton lines={3} />} />
  return <Paying batch={batch} {...query.data} />
}

function Paying({ batch, ids, numbers }: { batch: Batch; ids: string[]; numbers: string[] }) {
  const t = useT()
  const { lang } = useLang()
  const client = useQueryClient()
  const member = useQuery(ask(isActiveMember, {})).data?.isActiveMember === true
  const reasons = useReasonsOf(parcelColumns, parcelSheetProblems)
  const [terms, setTerms] = useState(false)
  const [withPlan, setWithPlan] = useState(true)
  const [done, setDone] = useState<number>()
  const [refused, setRefused] = useState<Outcome[]>([])
  const [trouble, setTrouble] = useState<string>()
  const [paid, setPaid] = useState<readonly string[]>()
  if (paid) return <ManyPaid ids={paid} />
  const made = <Banner tone="success" live title={t(bulkWords.made, { count: batch.done })} />
  if (ids.length === 0) return made
  /** What has a price keeps it, so that going on after a broken connection begins where it stopped. */
  const ready = async () => {
    setTrouble(undefined)
    setRefused([])
    const priced: Portion[] = []
    const outcomes: Outcome[] = []
    try {
      for (const portion of inPortions(ids, portionSize)) {
        setDone(outcomes.length)
        const body = {
          shipmentIds: portion,
          terms: true as const,
          nothingRestricted: true as const,
          withPlan: member && withPlan,
        }
        const answer = await call(priceShipments, { body, idempotencyKey: crypto.randomUUID() })
        outcomes.push(...answer.outcomes)
        priced.push({ ids: portion, total: answer.total })
      }
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      setTrouble(problem.sentence)
      return undefined
    } finally {
      setDone(undefined)
      void refresh(client, [listShipments, countShipments])
    }
    const wrong = outcomes.filter(({ code }) => code !== null)
    setRefused(wrong)
    return wrong.length > 0 ? undefined : priced
  }
  const nameOf = (id: string): string => numbers[ids.indexOf(id)] ?? id
  return (
    <div className="stack g5">
      {made}
      {trouble && <Banner tone="error" live title={trouble} />}
      {refused.length > 0 && (
        <section className="card card-b stack g2">
          <h2>{t(words.refused, { count: refused.length })}</h2>
          <RefusedList
            refused={refusedOf(refused, nameOf, (id) => `/${lang}/express/new?id=${id}`)}
            reasons={reasons}
          />
        </section>
      )}
      {member && (
        <Checkbox value={withPlan} onChange={setWithPlan}>
          {t(words.usePlan)}
        </Checkbox>
      )}
      <Checkbox value={terms} onChange={setTerms}>
        {t(words.terms)}
      </Checkbox>
      {done !== undefined && (
        <label className="stack g2" aria-busy="true">
          {t(words.checking)}
          <progress className="bulk-bar" value={done} max={ids.length} />
        </label>
      )}
      <PayMany
        count={ids.length}
        total={batch.total ?? '0.00'}
        hasPlan={member && withPlan}
        ready={ready}
        isBusy={done !== undefined}
        disabledReason={terms ? undefined : t(createText.termsFirst)}
        onPaid={setPaid}
      />
    </div>
  )
}
