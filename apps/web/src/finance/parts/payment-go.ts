// Takes a payer to the hosted payment page, and remembers which session was opened from this tab.
import { useEffect } from 'react'
import type { PaymentModel } from '@marsa/model/finance/payment-model.ts'

const keyOf = (subjectId: string) => `marsa.payment.${subjectId}`

/** The session that this tab opened last for a request, to show its remaining time. */
export const rememberedSession = (subjectId: string): string | undefined =>
  sessionStorage.getItem(keyOf(subjectId)) ?? undefined

/** Leaves for the payment page; false where there is none (credit, or the page is not known yet). */
export const goToPayment = (subjectId: string, model: PaymentModel): boolean => {
  if (model.paymentType === 'card') sessionStorage.setItem(keyOf(subjectId), model.sessionId)
  if (!model.redirectUrl || !/^https?:$/.test(new URL(model.redirectUrl).protocol)) return false
  location.assign(model.redirectUrl)
  return true
}

/** The back button of the payment page shows this page as it was left: what it says is old then. */
export const useReturnByBack = (onReturn: () => void): void => {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && onReturn()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [onReturn])
}
