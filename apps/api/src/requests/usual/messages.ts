// Publishes an event of a request that goes the usual way: to open pages, to the systems of companies, and as notifications.
import type { WebhookEventName } from '@marsa/model/integrations/events.ts'
import { requestsOf } from '@marsa/model/lines.ts'
import type {
  lineMoneyMessages,
  lineQuoteMessages,
} from '@marsa/model/messages/templates/request-messages.ts'
import type { TemplateParams } from '@marsa/model/messages/templates/templates.ts'
import type { Tx } from '../../kit/db.ts'
import { publish } from '../../kit/events.ts'
import { notify } from '../../messages/door.ts'
import { emitTo, type Audience } from '../emit.ts'
import { publishToInvited } from '../invitations.store.ts'
import type { UsualRow, UsualSpec } from './spec.ts'

export type UsualTemplate = keyof (typeof lineQuoteMessages & typeof lineMoneyMessages)
type Rest<Name extends UsualTemplate> = Omit<TemplateParams<Name>, 'number' | 'about' | 'page'>

/** By message; what is not here is a notification to people alone. */
export const eventOf: Partial<Record<UsualTemplate, WebhookEventName>> = {
  'line-submitted': 'request.submitted',
  'line-invited': 'request.invited',
  'line-expired': 'request.expired',
  'line-cancelled': 'request.cancelled',
  'line-quote': 'quote.received',
  'line-quote-revised': 'quote.revised',
  'line-quote-rejected': 'quote.rejected',
  'line-quote-expired': 'quote.expired',
  'line-awarded': 'quote.awarded',
  'line-not-awarded': 'quote.not-awarded',
  'line-final-quote': 'quote.final',
  'line-paid': 'shipment.booked',
  'line-on-credit': 'shipment.booked',
  'line-cancelled-paid': 'shipment.cancelled',
  'line-completed': 'shipment.completed',
  'line-payment-failed': 'payment.failed',
  'line-payment-cancelled': 'payment.failed',
  'line-final-paid': 'payment.final',
  'line-final-paid-agent': 'payment.final',
}

export const customerOf = ({ user_id }: Pick<UsualRow, 'user_id'>): Audience => ({ userIds: [user_id] })
export const desk: Audience = { roles: ['desk'] }

export const messagesOf = <Form extends object>({ line, title }: Pick<UsualSpec<Form>, 'line' | 'title'>) => {
  type Row = UsualRow<Form>
  const { kind, agentRole, pages } = requestsOf[line]
  const changed = `${line}.changed`

  const agents = (...companyIds: readonly string[]): Audience => ({ companyIds, roles: [agentRole] })

  /** Reloads the open pages of the customer, of the winner and of those named, and of nobody who would notice a rival by it. */
  const publishChange = async (tx: Tx, request: Row, ...companyIds: readonly string[]): Promise<void> => {
    const winner = request.agent_id ? [request.agent_id] : []
    for (const companyId of new Set([request.company_id, ...companyIds, ...winner]))
      await publish(tx, { companyId, kind: changed, subjectId: request.id })
  }

  /** What goes out to the systems of a message's companies, where people are notified by somebody else. */
  const emitMessage = async (
    tx: Tx,
    request: Row,
    template: UsualTemplate,
    to: Audience,
    occasion: string | number,
  ): Promise<void> => {
    const name = eventOf[template]
    if (name) await emitTo(tx, { kind, request, to }, name, occasion)
  }

  /** `version` distinguishes occasions of one request, as `notify` takes it; the round unless said. */
  const publishMessage = async <Name extends UsualTemplate>(
    tx: Tx,
    request: Row,
    template: Name,
    to: Audience | readonly Audience[],
    params: Rest<Name>,
    version: string | number = request.round,
  ): Promise<void> => {
    const companies = [to].flat().flatMap((each) => ('companyIds' in each ? each.companyIds : []))
    await publishChange(tx, request, ...companies)
    const common = { number: request.number, about: title(request.form) }
    for (const each of [to].flat()) {
      const page = 'companyIds' in each ? pages.agent : pages.customer
      await notify(tx, {
        to: each,
        template,
        params: { ...common, page, ...params } as unknown as TemplateParams<Name>,
        subjectId: request.id,
        version,
      })
      await emitMessage(tx, request, template, each, version)
    }
  }

  return {
    agents,
    publishChange,
    emitMessage,
    publishMessage,
    /** Every agent of the round receives what all of them read: its end, or a document of the customer. */
    publishToRound: (tx: Tx, request: Row): Promise<void> =>
      publishToInvited(tx, request.id, request.round, changed),
  }
}
export type UsualMessages<Form extends object> = ReturnType<typeof messagesOf<Form>>
