// The panel at the head of a storage request: what its customer does next, what it costs, the button.
import { isDuty, isPayment } from '@marsa/model/requests/turn.ts'
import { viewStorage } from '@marsa/model/warehouse/request-endpoints.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { storageTurnText, storageTurnWords } from '@marsa/model/warehouse/turn-text.ts'
import { PayButton } from '../../finance/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { WaitsFor } from '../../requests/door.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Money } from '../../ui/values/money.tsx'
import { payStorageCall } from './pay-calls.ts'
import { storageNextBody, storageText as words } from '../storage-text.ts'
import { asStep, type Step } from './next-step.ts'
import { OverstayWays } from './overstay-ways.tsx'

/** Steps that are taken further down on the same page. */
const places: Partial<Record<Step, string>> = {
  'bring-goods': 'arrival',
  'answer-findings': 'findings',
  'give-feedback': 'feedback',
  'request-again': 'actions',
}

const bodyOf = (step: Step) =>
  step in storageNextBody ? storageNextBody[step as keyof typeof storageNextBody] : undefined

export function NextPanel({ storage, customer }: { storage: StorageDetail; customer: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const step = customer ? asStep(storage.nextAction) : undefined
  if (!step)
    return (
      <div className="ship-r st-quiet">
        <p className="cap strong">{t(words.nothing)}</p>
        <WaitsFor
          words={storageTurnWords}
          facts={{ ...storage, id: storage.storageRequestID }}
          reader={customer ? 'customer' : undefined}
          refreshes={[viewStorage]}
        />
      </div>
    )
  const body = bodyOf(step)
  return (
    <div className={isDuty(step) ? 'ship-r st-turn' : 'ship-r'}>
      <p className="cap st-step">{t(words.next, { step: storageTurnText[step] })}</p>
      {isPayment(step) && storage.money && <Money value={storage.money.balance} size="xl" />}
      {body && <p className="dense muted">{t(body, { day: date(storage.form.startDate, lang) })}</p>}
      <Act step={step} storage={storage} />
    </div>
  )
}

function Act({ step, storage }: { step: Step; storage: StorageDetail }) {
  const t = useT()
  const { lang } = useLang()
  const { quotation, storageRequestID: id } = storage
  if (isPayment(step) && quotation && storage.money)
    return (
      <PayButton
        quotationId={quotation.QuotationId}
        call={payStorageCall}
        label={t(step === 'pay-balance' ? words.pay : words.payAgain)}
      />
    )
  if (step === 'extend-or-collect') return <OverstayWays block storage={storage} />
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
        {t(storageTurnText[step])}
      </Button>
    )
  return (
    <LinkButton variant="primary" size="l" block href={`/${lang}/warehouse/storages/${id}/quotes`}>
      {t(storageTurnText[step])}
    </LinkButton>
  )
}
