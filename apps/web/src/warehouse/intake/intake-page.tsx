// The page of an intake sheet: what was typed before on this phone, or a new one; and why there is none to fill in.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { takeInGoods } from '@marsa/model/warehouse/goods-endpoints.ts'
import { useMe, useOnly } from '../../accounts/door.tsx'
import { useReason } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { loadStorageProblems } from '../problems.ts'
import { storageQuoteQuery } from '../queries.ts'
import { IntakeSheet } from './intake-sheet.tsx'
import { draftOf } from './intake-store.ts'
import { intakeText as words } from './intake-text.ts'
import { intakeStart, type IntakeValues } from './intake-values.ts'
import { useIntakes } from './use-intakes.ts'
import { isolated, WaitingIntakes } from './waiting-intakes.tsx'
import '../quoting/agent.css'
import './intake.css'

const route = getRouteApi('/$lang/inside/warehouse/requests/$id/intake')

export function IntakePage() {
  useOnly(takeInGoods)
  const t = useT()
  const { id } = route.useParams()
  const query = useQuery(storageQuoteQuery(id))
  return (
    <Loaded query={query} skeleton={<Skeleton block="480px" />}>
      {({ storage }) => (
        <div className="stack g5 in-page">
          <Head storage={storage} />
          <Body storage={storage} />
          <p>
            <Back id={id}>{t(words.back)}</Back>
          </p>
        </div>
      )}
    </Loaded>
  )
}

function Back({ id, children }: { id: string; children: string }) {
  const { lang } = useLang()
  return <a href={`/${lang}/warehouse/requests/${id}`}>{children}</a>
}

function Head({ storage }: { storage: StorageDetail }) {
  const t = useT()
  const title = t(words.title, { number: isolated(storage.shipmentReferenceNumber) })
  useTitle(title)
  return (
    <div className="stack g2">
      <h1>{title}</h1>
      <p className="muted">{t(words.lead)}</p>
    </div>
  )
}

function Body({ storage }: { storage: StorageDetail }) {
  const t = useT()
  const email = useMe()?.email
  const { own, push } = useIntakes()
  const start = useStart(storage, email)
  const step = storage.steps.find(({ code }) => code === 'STORED')
  const refusal = step ? step.refusal : 'warehouse.not-booked'
  const reason = useReason(refusal, loadStorageProblems)
  const isWaiting = own.some(({ requestId }) => requestId === storage.storageRequestID)
  if (isWaiting)
    return (
      <Said key="waits">
        <WaitingIntakes />
      </Said>
    )
  if (step?.doneAt)
    return (
      <Said key="sent">
        <Banner tone="success" title={t(words.sent)} />
      </Said>
    )
  if (refusal)
    return (
      <Banner tone="attention" title={t(words.notNow)}>
        {reason}
      </Banner>
    )
  if (!email || !start) return <Skeleton block="480px" />
  return <IntakeSheet storage={storage} email={email} start={start} push={push} />
}

/** What became of the sheet, seen at once: the button that sent it stood far below on a phone. */
function Said({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}

/** Read once: what is typed from then on is the form's. */
const useStart = (storage: StorageDetail, email: string | undefined): IntakeValues | undefined => {
  const [start, setStart] = useState<IntakeValues>()
  const { storageRequestID: id } = storage
  useEffect(() => {
    if (!email) return
    const begin = (kept?: IntakeValues) => setStart((before) => before ?? kept ?? intakeStart(storage))
    // A phone that cannot keep anything still takes goods in.
    draftOf<IntakeValues>(email, id).then(begin, () => begin())
    // oxlint-disable-next-line react/exhaustive-deps -- The storage as it was when the page opened.
  }, [email, id])
  return start
}
