// Publishes an event of a storage request: to open pages, to the systems of companies, and as notifications.
import { amountParam, dayParam, timeParam, type MessageParam } from '@marsa/model/messages/message.ts'
import type { TemplateName, TemplateParams } from '@marsa/model/messages/templates/templates.ts'
import { say } from '@marsa/model/kit/text.ts'
import { piecesText } from '@marsa/model/warehouse/text.ts'
import { companyName, publishToInvited } from '../requests/door.ts'
import type { Tx } from '../kit/db.ts'
import { publish } from '../kit/events.ts'
import { notify, type Notice } from '../messages/door.ts'
import { type StorageRow } from './requests.store.ts'
import { cityWords, spaceWords } from './subject.ts'
import { emitMessage, type StorageTemplate } from './webhook-events.ts'

/** Kind of the stream event that makes an open page of the request reload its data. */
export const changedKind = 'warehouse.changed'

type Common = 'number' | 'space' | 'city' | 'page'
type Rest<Name extends StorageTemplate> = Omit<TemplateParams<Name>, Common>

/**
 * Reloads the open pages of the customer, of the warehouse that has won and of those named; a page that
 * reloads for nothing would tell another one of a rival.
 */
export const publishChange = async (
  tx: Tx,
  request: StorageRow,
  ...companyIds: readonly string[]
): Promise<void> => {
  const recipients = new Set([
    request.company_id,
    ...companyIds,
    ...(request.agent_id ? [request.agent_id] : []),
  ])
  for (const companyId of recipients)
    await publish(tx, { companyId, kind: changedKind, subjectId: request.id })
}

/** Every warehouse of the round receives what all of them read: its end, or a document of the customer. */
export const publishToRound = (tx: Tx, request: StorageRow): Promise<void> =>
  publishToInvited(tx, request.id, request.round, changedKind)

type Audience = Notice<TemplateName>['to']
export const customerOf = (request: Pick<StorageRow, 'user_id'>): Audience => ({ userIds: [request.user_id] })
export const warehouses = (...companyIds: readonly string[]): Audience => ({
  companyIds,
  roles: ['warehouse-agent'],
})
export const desk: Audience = { roles: ['desk'] }

/** Where they open a request, below `warehouse`. */
const pageOf = (to: Audience): 'requests' | 'storages' => ('companyIds' in to ? 'requests' : 'storages')

/**
 * Publishes the change and sends one message about it, inside the transaction that makes it true; number, space, city and page
 * need not be given. `version` distinguishes occasions of one request, as `notify` takes it; the round unless said.
 */
export const publishMessage = async <Name extends StorageTemplate>(
  tx: Tx,
  request: StorageRow,
  template: Name,
  to: Audience | readonly Audience[],
  params: Rest<Name>,
  version: string | number = request.round,
): Promise<void> => {
  const companies = [to].flat().flatMap((each) => ('companyIds' in each ? each.companyIds : []))
  await publishChange(tx, request, ...companies)
  const common = {
    number: request.number,
    space: spaceWords(request.form.cbm),
    city: cityWords(request),
  }
  for (const each of [to].flat()) {
    await notify(tx, {
      to: each,
      template,
      params: { ...common, page: pageOf(each), ...params } as unknown as TemplateParams<Name>,
      subjectId: request.id,
      version,
    })
    await emitMessage(tx, request, template, each, version)
  }
}

/** The name of a company as a message says it. */
/** "18 pieces", counted in each language. */
export const piecesParam = (count: number): { en: string; ar: string } => ({
  en: say('en', piecesText.pieces, { count }),
  ar: say('ar', piecesText.pieces, { count }),
})

export const nameParam = (tx: Tx, companyId: string): Promise<MessageParam> => companyName(tx, companyId)
export { amountParam, dayParam, timeParam }
