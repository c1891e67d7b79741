// A stop without success: why, a photo of the door, and whether the number was called.
import { absentRefusal, missReasonText, reasonsOf } from '@marsa/model/express/rounds/round-reasons.ts'
import { roundProblems } from '@marsa/model/express/rounds/round-problems.ts'
import { input, photoField, tick } from './fields.ts'
import { button, element, line, say, sayRow, sheetOf, timeOf } from './parts.ts'
import type { Stop } from './progress.ts'
import type { Filled } from './stop-acts.ts'
import type { Visit } from './store.ts'

const titles = { PICKUP: 'missPickup', DELIVERY: 'missDelivery', RETURN: 'missReturn' } as const
const kinds = { PICKUP: 'PICKUP_MISSED', DELIVERY: 'NOT_DELIVERED', RETURN: 'RETURN_MISSED' } as const

export const openMissSheet = (
  stop: Stop,
  visit: Visit,
  now: () => Date,
  send: (filled: Filled) => void,
): void => {
  const reasons = reasonsOf(stop.kind, stop.cod !== null)
  const choices = reasons.map((reason) => {
    const box = input({ type: 'radio', name: 'reason', value: reason })
    return { reason, box, node: element('label', { class: 'check' }, box, sayRow(missReasonText[reason])) }
  })
  const called = tick(say('iCalled'))
  called.box.checked = visit.called
  const photo = photoField(say('photoDoor'))
  const fault = element('p', { class: 'fault', role: 'alert' })
  const finish = (): void => {
    const reason = choices.find(({ box }) => box.checked)?.reason
    const arrivedAt = visit.arrivedAt === null ? null : new Date(visit.arrivedAt)
    const refusal =
      reason === undefined
        ? 'express.reason-missing'
        : stop.kind === 'DELIVERY'
          ? absentRefusal(reason, { arrivedAt, called: called.box.checked, at: now() })
          : undefined
    if (refusal !== undefined) {
      fault.textContent = sayRow(roundProblems[refusal as keyof typeof roundProblems])
      return fault.scrollIntoView({ block: 'center' })
    }
    dialog.close()
    const taken = photo.taken()
    send({
      kind: kinds[stop.kind],
      reason: reason!,
      arrivedAt: visit.arrivedAt,
      called: called.box.checked,
      files: taken ? [taken] : [],
    })
  }
  const dialog: HTMLDialogElement = sheetOf(
    say(titles[stop.kind]),
    element(
      'fieldset',
      { class: 'field' },
      element('legend', {}, say('why')),
      ...choices.map(({ node }) => node),
    ),
    ...(visit.arrivedAt ? [line('hint', say('arrivedAt', { time: timeOf(visit.arrivedAt) }))] : []),
    called.node,
    photo.node,
    fault,
    element(
      'div',
      { class: 'pair' },
      button('b', () => dialog.close(), say('cancel')),
      button('b main', finish, say('send')),
    ),
  )
}
