// Cancelling a request of any line: who may, until when, and what a paid one gives back (F17-F19, W10, W11; decision 30).
import { settleCancellation, type Paid } from '../finance/settle-cancellation.ts'
import type { ActorKind } from '../kit/machine.ts'
import type { SettingsInForce } from '../kit/settings.ts'
import type { CancelFault } from './cancel-fields.ts'
import type { Phase } from './phase.ts'

/** What a line says of its cancellations. */
export type CancelRule<Stage extends string = string> = {
  /** In the order in which a request passes them; the first is that nothing is paid. */
  stages: readonly Stage[]
  /** Percent of the total with VAT that is kept at each stage. */
  percents(settings: SettingsInForce): Readonly<Record<Stage, number>>
  /** Who cancels a booked one; staff unless said. */
  bookedBy?: readonly ActorKind[]
  /** Problem codes: a paid one is support's to cancel, a payment is open, it is too late, another refund was shown. */
  codes: { support: string; paymentOpen: string; tooLate: string; refundChanged: string }
}

export type CancelFacts = {
  phase: Phase
  /** Where it stands in the rule; undefined once nothing is cancelled any more. */
  stage: string | undefined
  /** A payment session of the request is open. */
  paymentOpen: boolean
}

/** Why this kind of actor cannot cancel it now; undefined when they can. */
export const cancelRefusal = (
  { codes, bookedBy = ['desk', 'admin'] }: Pick<CancelRule, 'codes' | 'bookedBy'>,
  as: ActorKind,
  { phase, stage, paymentOpen }: CancelFacts,
): string | undefined => {
  const booked = phase === 'booked'
  if (!booked && phase !== 'open' && phase !== 'quoted') return 'kit.moved-on'
  if (booked ? !bookedBy.includes(as) : as === 'agent')
    return as === 'customer' ? codes.support : 'kit.forbidden'
  if (paymentOpen) return codes.paymentOpen
  return stage === undefined ? codes.tooLate : undefined
}

/** What cancelling would keep and give back, in fils; an agent's fault costs the customer nothing, and past the rule it is as at its end. */
export const cancelSettlement = (
  rule: CancelRule,
  { stage, fault }: { stage: string | undefined; fault: CancelFault },
  paid: Paid,
  settings: SettingsInForce,
): { feeFils: bigint; refundFils: bigint } => {
  const percent = rule.percents(settings)[stage ?? rule.stages.at(-1) ?? '']
  if (percent === undefined) throw new Error(`no percentage for the stage ${stage}`)
  return settleCancellation(fault === 'agent' ? 0 : percent, paid)
}
