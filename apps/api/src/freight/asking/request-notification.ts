// Sending a message about a freight request: number and route are filled in, the audiences have names.
import { routeParam } from '@marsa/model/messages/message.ts'
import type { TemplateName, TemplateParams } from '@marsa/model/messages/templates/templates.ts'
import type { Tx } from '../../kit/db.ts'
import { notify, type Notice } from '../../messages/door.ts'
import { placesOf } from '../../reference/door.ts'
import type { RequestRow } from '../requests.store.ts'

type Route = ReturnType<typeof routeParam>
/** An event: its transaction, the request, and what every message names. */
export type EventContext = { tx: Tx; request: RequestRow; number: string; route: Route }

export const routeOf = async (tx: Tx, request: RequestRow): Promise<Route> => {
  const places = await placesOf(tx, [request.origin_code, request.destination_code])
  const nameOf = (code: string) => {
    const place = places.get(code)
    return { en: place?.nameEn ?? '', ar: place?.nameAr ?? '' }
  }
  return routeParam(nameOf(request.origin_code), nameOf(request.destination_code))
}

type Audience = Notice<TemplateName>['to']
type Rest<Name extends TemplateName> = Omit<TemplateParams<Name>, 'number' | 'route'>

/** Sends a message about the request; number and route need not be given. `version` is as `notify` takes it. */
export const send = <Name extends TemplateName>(
  { tx, request, number, route }: EventContext,
  template: Name,
  to: Audience,
  params: Rest<Name>,
  version?: string | number,
): Promise<void> =>
  notify(tx, {
    to,
    template,
    params: { number, route, ...params } as unknown as TemplateParams<Name>,
    subjectId: request.id,
    version,
  })

export const customer = ({ request }: EventContext): Audience => ({ userIds: [request.user_id] })
export const agents = (...companyIds: readonly string[]): Audience => ({ companyIds })
