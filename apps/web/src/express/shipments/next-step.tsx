// What a sender does next with a shipment: a link to the page where they do it.
import { isDraft, isUnpaid, type ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import { texts, type TextRow } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'

const words = texts({
  toContinue: { en: 'Continue', ar: 'متابعة' },
  toPay: { en: 'Pay', ar: 'ادفع' },
  toAnswer: { en: 'See what is missing', ar: 'اعرف المطلوب' },
  toChooseDay: { en: 'Choose a day', ar: 'اختر يومًا' },
})

const steps: Partial<Record<ShipmentState, TextRow>> = {
  DRAFT: words.toContinue,
  PENDING_PAYMENT: words.toPay,
  ON_HOLD: words.toAnswer,
  DELIVERY_FAILED: words.toChooseDay,
}

type NextStepProps = { id: string; number: string; status: ShipmentState; block?: boolean }

/** Nothing where the shipment does not wait for its sender. */
export function NextStep({ id, number, status, block }: NextStepProps) {
  const t = useT()
  const { lang } = useLang()
  const step = steps[status]
  if (!step) return null
  const path = isDraft(status) ? `new?id=${id}` : `shipments/${id}`
  return (
    <LinkButton
      size={block ? 'm' : 's'}
      block={block}
      variant={isUnpaid(status) && !isDraft(status) ? 'primary' : 'secondary'}
      href={`/${lang}/express/${path}`}
      aria-label={`${t(step)}: ${number}`}
    >
      {t(step)}
    </LinkButton>
  )
}
