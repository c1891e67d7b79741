// The panel at the head of a storage request: what its customer does next, what it costs, the button.
import { storageNextText, type StorageNext } from '@marsa/model/warehouse/next-action.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { PayButton } from '../../finance/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Money } from '../../ui/money.tsx'
import { payStorageCall } from '../pay-calls.ts'
import { storageNextBody, storageText as words } from '../storage-text.ts'
import { OverstayWays } from './overstay-ways.tsx'
import { asNext, asOwnStep, isPayment, isWaiting, type OwnStep } from './next-step.ts'

/** Steps that are taken further down on the same page. */
const places: Partial<Record<OwnStep, string>> = {
  bringGoods: 'arrival',
  answerFindings: 'findings',
  rate: 'feedback',
  askAgain: 'actions',
}

const bodyOf = (next: StorageNext) =>
  next in storageNextBody ? storageNextBody[next as keyof typeof storageNextBody] : undefined

export function NextPanel({ storage, customer }: { storage: StorageDetail; customer: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const next = asNext(storage.nextAction)
  const step = customer ? asOwnStep(storage.nextAction) : undefined
  const waits = isWaiting(storage.nextAction)
  const body = next && customer ? bodyOf(next) : undefined
  if (!step)
    return (
      <div className="ship-r st-quiet">
        <p className="cap strong">{t(next ? storageNextText[next] : words.nothing)}</p>
        {body && <p className="dense muted">{t(body, { day: date(storage.form.startDate, lang) })}</p>}
      </div>
    )
  return (
    <div className={waits ? 'ship-r st-turn' : 'ship-r'}>
      <p className="cap st-step">{t(words.next, { step: storageNextText[step] })}</p>
      {isPayment(step) && storage.money && <Money value={storage.money.balance} size="xl" />}
      {body && <p className="dense muted">{t(body, { day: date(storage.form.startDate, lang) })}</p>}
      <Act step={step} storage={storage} />
    </div>
  )
}

function Act({ step, storage }: { step: OwnStep; storage: StorageDetail }) {
  const t = useT()
  const { lang } = useLang()
  const { quotation, storageRequestID: id } = storage
  if (isPayment(step) && quotation && storage.money)
    return (
      <PayButton
        quotationId={quotation.QuotationId}
        call={payStorageCall}
        label={t(step === 'payFinal' ? words.pay : words.payAgain)}
      />
    )
  if (step === 'extendOrCollect') return <OverstayWays block storage={storage} />
  const place = places[step]
  if (place)
    return (
      <Button
        variant="primary"
        size="l"
        block
        changes={false}
        onPress={() => document.getElementById(place)?.scrollIntoView({ block: 'center' })}
      >
        {t(storageNextText[step])}
      </Button>
    )
  return (
    <LinkButton variant="primary" size="l" block href={`/${lang}/warehouse/storages/${id}/quotes`}>
      {t(storageNextText[step])}
    </LinkButton>
  )
}
