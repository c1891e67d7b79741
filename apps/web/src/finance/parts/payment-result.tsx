// What is known of a payment: the state in words, how far it is, and the way on that fits.
import { Ban, CircleAlert, CircleCheck, Clock, FileText, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PaymentAnswer } from '@marsa/model/finance/endpoints.ts'
import { paymentText } from '@marsa/model/finance/payment-text.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useSettingParams } from '../../kit/setting-params.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Facts } from '../../ui/values/card.tsx'
import { Icon, type IconKind } from '../../ui/values/icon.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { Timeline, type Milestone } from '../../ui/values/timeline.tsx'
import { wordsOf, type PaymentPlace } from '../payment-place.ts'
import { ReceiptLink } from './receipt-link.tsx'

type Known = Exclude<PaymentAnswer['status'], 'OPEN'>
type ResultStyle = { title: TextRow; body: TextRow; icon: IconKind; tone: string }

const refund: ResultStyle = {
  title: paymentText.refunded,
  body: paymentText.refundedBody,
  icon: Undo2,
  tone: 'need',
}
const resultStyles = (
  words: ReturnType<typeof wordsOf>,
  part: PaymentAnswer['part'],
): Record<Known, ResultStyle> => ({
  SUCCEEDED: { title: paymentText.paid, body: words.paidBody, icon: CircleCheck, tone: 'ok' },
  FAILED: { title: paymentText.failed, body: paymentText.failedBody, icon: CircleAlert, tone: 'bad' },
  CANCELLED: {
    title: paymentText.left,
    body: part === 'final' ? words.leftFinalBody : words.leftBody,
    icon: Ban,
    tone: '',
  },
  EXPIRED: { title: paymentText.expired, body: paymentText.expiredBody, icon: Clock, tone: '' },
  REFUNDING: refund,
  REFUNDED: refund,
  PART_REFUNDED: refund,
})

/** `left` is true where the payer gave up; `late` once the time of the payment is over by the server's clock. */
export type ResultProps = {
  payment: PaymentAnswer
  place: PaymentPlace
  left: boolean
  late: boolean
  isChecking: boolean
  onCheck: () => void
}

export function PaymentResult(props: ResultProps) {
  const { payment } = props
  return (
    <div className="card">
      <div className="card-b ret-b stack g6">
        {payment.status === 'OPEN' ? (
          <Unknown {...props} />
        ) : (
          <Outcome status={payment.status} part={payment.part} place={props.place} />
        )}
        <PaymentFacts payment={payment} place={props.place} />
        <div className="row wrap">
          <WayOn {...props} />
        </div>
      </div>
    </div>
  )
}

function Unknown({ left, late, place }: ResultProps) {
  const t = useT()
  const words = wordsOf(place)
  const params = useSettingParams()
  const title = late ? paymentText.overdue : left ? paymentText.leaving : paymentText.confirming
  const body = late ? words.overdueBody : left ? paymentText.leavingBody : paymentText.confirmingBody
  const steps: Milestone[] = [
    { id: 'back', label: t(paymentText.returned), state: 'done' },
    { id: 'bank', label: t(paymentText.bank), icon: Clock, state: 'now' },
    {
      id: 'papers',
      label: t(paymentText.documents),
      detail: t(words.documentsWhere),
      icon: FileText,
      state: 'todo',
    },
  ]
  return (
    <>
      <div className="stack g3" role="status">
        <span className="ret-i ret-spin">
          <Spinner />
        </span>
        <h1>{t(title)}</h1>
        <p className="muted">{t(body, params)}</p>
      </div>
      {!left && <Timeline milestones={steps} />}
    </>
  )
}

type OutcomeProps = { status: Known; part: PaymentAnswer['part']; place: PaymentPlace }

function Outcome({ status, part, place }: OutcomeProps) {
  const t = useT()
  const { title, body, icon, tone } = resultStyles(wordsOf(place), part)[status]
  return (
    <div className="stack g3" role="status">
      <span className={`fileico ${tone}`}>
        <Icon of={icon} />
      </span>
      <h1>{t(title)}</h1>
      <p className="muted">{t(body)}</p>
    </div>
  )
}

function PaymentFacts({ payment, place }: Pick<ResultProps, 'payment' | 'place'>) {
  const t = useT()
  const { receiptNumber } = payment
  const paid: [ReactNode, ReactNode][] = receiptNumber
    ? [[t(paymentText.reference), <PaidReceipt key="r" {...{ payment, place, receiptNumber }} />]]
    : []
  return (
    <div className="ret-d">
      <Facts
        across
        facts={[
          [
            t(paymentText.amount),
            <Money key="a" value={payment.amount} currency={payment.currency} strong />,
          ],
          [t(paymentText.for), <Ref key="f" value={payment.subjectNumber} />],
          ...paid,
        ]}
      />
    </div>
  )
}

function PaidReceipt({ payment, place, receiptNumber }: ReceiptProps) {
  return <ReceiptLink call={place.useReceipt(payment)} number={receiptNumber} />
}

type ReceiptProps = Pick<ResultProps, 'payment' | 'place'> & { receiptNumber: string }

function WayOn({ payment, place, isChecking, onCheck }: ResultProps) {
  const t = useT()
  const { lang } = useLang()
  const subject = place.subject(lang, payment)
  const again = place.again(lang, payment)
  const retry = payment.status === 'FAILED' || payment.status === 'CANCELLED' || payment.status === 'EXPIRED'
  return (
    <>
      <LinkButton variant="primary" href={retry ? again : subject}>
        {t(retry ? paymentText.again : place.toSubject)}
      </LinkButton>
      {retry && again !== subject && <LinkButton href={subject}>{t(place.toSubject)}</LinkButton>}
      {payment.status === 'OPEN' && (
        <Button isPending={isChecking} pendingLabel={t(paymentText.checking)} onPress={onCheck}>
          {t(paymentText.checkAgain)}
        </Button>
      )}
    </>
  )
}
