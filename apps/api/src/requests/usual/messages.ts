// Publishes an event of a request that goes the usual way: to open pages, to the systems of companies, and as notifications.
import type { WebhookEventName } from '@marsa/model/integrations/events.ts'
import { requestsOf } from '@marsa/model/lines.ts'
import type {
  lineMoneyMessages,
  lineQuoteMessages,
} from '@marsa/model/messages/templates/request-messages.ts'
import type { TemplateName, TemplateParams } from '@marsa/model/messages/templates/templates.ts'
import type { Tx } from '../../kit/db.ts'
import { publish } from '../../kit/events.ts'
import { notify } from '../../messages/door.ts'
import { emitTo, type Audience } from '../emit.ts'
import { publishToInvited } from '../invitations.store.ts'
import type { UsualParams, UsualRow, UsualSpec, UsualWords } from './spec.ts'

type LineTemplate = keyof (typeof lineQuoteMessages & typeof lineMoneyMessages)
type OccasionOf<Name> = Name extends `line-${infer Occasion}` ? Occasion : never
/** What messages of every line are about; `line-quote` is that of `quote`. */
export type UsualOccasion = OccasionOf<LineTemplate>
type Rest<Name extends UsualOccasion> = Omit<TemplateParams<`line-${Name}`>, 'number' | 'about' | 'page'>
/** By occasion; what is not here is a notification to people alone. */
const eventOf: Partial<Record<string, WebhookEventName>> = {
  submitted: 'request.submitted',
  invited: 'request.invited',
  expired: 'request.expired',
  cancelled: 'request.cancelled',
  quote: 'quote.received',
  'quote-revised': 'quote.revised',
  'quote-rejected': 'quote.rejected',
  'quote-expired': 'quote.expired',
  awarded: 'quote.awarded',
  'awarded-credit': 'quote.awarded',
  'not-awarded': 'quote.not-awarded',
  'final-quote': 'quote.final',
  paid: 'shipment.booked',
  'on-credit': 'shipment.booked',
  'cancelled-paid': 'shipment.cancelled',
  'cancelled-credit': 'shipment.cancelled',
  'cancelled-agent': 'shipment.cancelled',
  completed: 'shipment.completed',
  'payment-failed': 'payment.failed',
  'payment-cancelled': 'payment.failed',
  'final-paid': 'payment.final',
  'final-paid-agent': 'payment.final',
}

export const customerOf = ({ user_id }: Pick<UsualRow, 'user_id'>): Audience => ({ userIds: [user_id] })
export const desk: Audience = { roles: ['desk'] }

export type UsualMessages<Row> = {
  agents(...companyIds: readonly string[]): Audience
  /** Reloads the open pages of the customer, of the winner and of those named, and of nobody who would notice a rival by it. */
  publishChange(tx: Tx, request: Row, ...companyIds: readonly string[]): Promise<void>
  /** What goes out to the systems of a message's companies, where people are notified by somebody else. */
  emitMessage(tx: Tx, request: Row, occasion: string, to: Audience, version: string | number): Promise<void>
  /** `version` distinguishes occasions of one request, as `notify` takes it; the round unless said. */
  publishMessage<Name extends UsualOccasion>(
    tx: Tx,
    request: Row,
    occasion: Name,
    to: Audience | readonly Audience[],
    params: Rest<Name>,
    version?: string | number,
  ): Promise<void>
  /** The same for an occasion that only this line has. */
  publishOwn(
    tx: Tx,
    request: Row,
    occasion: string,
    to: Audience | readonly Audience[],
    params: UsualParams,
    version?: string | number,
  ): Promise<void>
  /** Every agent of the round receives what all of them read: its end, or a document of the customer. */
  publishToRound(tx: Tx, request: Row): Promise<void>
}

export const messagesOf = <Form extends object, Row extends UsualRow<Form>>({
  line,
  title,
  words,
}: Pick<UsualSpec<Form, Row>, 'line' | 'title' | 'words'>): UsualMessages<Row> => {
  const { kind, agentRole, pages } = requestsOf[line]
  const changed = `${line}.changed`
  const { prefix, common, steps }: UsualWords<Row> = words ?? {
    prefix: 'line',
    common: ({ form }, side) => ({ about: title(form), page: pages[side] }),
    steps: {},
  }

  const publishChange = async (tx: Tx, request: Row, ...companyIds: readonly string[]): Promise<void> => {
    const winner = request.agent_id ? [request.agent_id] : []
    const companyId = [request.company_id, ...companyIds, ...winner]
    await publish(tx, { companyId, kind: changed, subjectId: request.id })
  }

  const emitMessage: UsualMessages<Row>['emitMessage'] = async (tx, request, occasion, to, version) => {
    const milestone = steps[occasion]
    const name = milestone === undefined ? eventOf[occasion] : 'shipment.milestone'
    if (name) await emitTo(tx, { kind, request, to }, name, version, milestone ? { milestone } : undefined)
  }

  const publishMessage: UsualMessages<Row>['publishOwn'] = async (
    tx,
    request,
    occasion,
    to,
    params,
    version = request.round,
  ) => {
    const companies = [to].flat().flatMap((each) => ('companyIds' in each ? each.companyIds : []))
    await publishChange(tx, request, ...companies)
    for (const each of [to].flat()) {
      const said = common(request, 'companyIds' in each ? 'agent' : 'customer')
      await notify(tx, {
        to: each,
        template: `${prefix}-${occasion}` as TemplateName,
        params: { number: request.number, ...said, ...params },
        subjectId: request.id,
        version,
      })
      await emitMessage(tx, request, occasion, each, version)
    }
  }

  return {
    agents: (...companyIds) => ({ companyIds, roles: [agentRole] }),
    publishChange,
    emitMessage,
    publishMessage,
    publishOwn: publishMessage,
    publishToRound: (tx, request) => publishToInvited(tx, request.id, request.round, changed),
  }
}
