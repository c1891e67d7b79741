// Delivers: first the cash as it was taken, then the proof that this parcel needs; what is missing is said before anything is kept.
import { proofRefusal } from '@marsa/model/express/rounds/proof.ts'
import { codeDigits, readDeliveryCode } from '@marsa/model/express/recipient/delivery-code.ts'
import { latinDigits } from '@marsa/model/kit/id.ts'
import { dirhamPattern, parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { field, input, photoField, piecesField, signatureField, tick } from './fields.ts'
import { amountOf, button, element, line, ltr, say, sheetOf } from './parts.ts'
import type { Stop } from './progress.ts'
import type { Filled } from './stop-acts.ts'

type Way = 'code' | 'signature' | 'door'

const readFils = (text: string): bigint | null => {
  const amount = latinDigits(text)
    .replace('٫', '.')
    .replace(/[,٬\s]/g, '')
  return dirhamPattern.test(amount) ? parseMoney(amount) : null
}

/** The typed amount is the one on the parcel, to the fil. */
const cashPart = (stop: Stop) => {
  const fils = stop.cod === null ? null : parseMoney(stop.cod)
  const typedAmount = input({ inputmode: 'decimal', dir: 'ltr', maxlength: '12' })
  if (fils === null) return { nodes: [line('hint', say('noCod'))], fault: () => '', cash: () => null }
  const isRight = () => readFils(typedAmount.value) === fils
  return {
    nodes: [
      element('h3', {}, say('takenTitle')),
      line('amount', ltr(amountOf(fils))),
      field(say('takenLabel'), typedAmount),
    ],
    fault: () => (isRight() ? '' : say('takenWrong', { amount: amountOf(fils) })),
    cash: () => toWire(fils),
  }
}

const ways = ({ proof }: Stop): Way[] => ['code', 'signature', ...(proof.door ? (['door'] as const) : [])]
const wayWords = { code: 'byCode', signature: 'bySignature', door: 'atDoor' } as const

export const openDeliverSheet = (
  stop: Stop,
  scannedPieces: readonly number[],
  send: (filled: Filled) => void,
): void => {
  const cash = cashPart(stop)
  const pieces = piecesField(stop.pieces, scannedPieces)
  const code = input({ inputmode: 'numeric', dir: 'ltr', maxlength: String(codeDigits), class: 'digits' })
  const name = input({ maxlength: '60' })
  const relation = input({ maxlength: '30' })
  const id = tick(say('idSeen'))
  const signature = signatureField()
  const photo = photoField(say('photo'))
  const fault = element('p', { class: 'fault', role: 'alert' })
  let way: Way = 'code'
  const parts: Record<Way, HTMLElement[]> = {
    code: [
      field(say('codeLabel'), code, say('codeHint')),
      ...(navigator.onLine ? [] : [line('queue wait', say('codeOffline'))]),
      field(say('name'), name),
    ],
    signature: [
      field(say('name'), name),
      field(say('relation'), relation),
      ...(stop.proof.signature ? [] : [id.node]),
      signature.node,
    ],
    door: [photo.node],
  }
  const shown = element('div', { class: 'parts' })
  const tabs = element('div', { class: 'tabs', role: 'group', 'aria-label': say('proofTitle') })
  const choose = (chosen: Way): void => {
    way = chosen
    tabs.replaceChildren(
      ...ways(stop).map((each) => {
        const tab = button('b', () => choose(each), say(wayWords[each]))
        tab.setAttribute('aria-pressed', String(each === way))
        return tab
      }),
    )
    // A name typed for one way stays for the other.
    if (way === 'code') parts.code[parts.code.length - 1] = field(say('name'), name)
    if (way === 'signature') parts.signature[0] = field(say('name'), name)
    shown.replaceChildren(...parts[way])
    fault.textContent = ''
  }
  const given = () => ({
    code: way === 'code' && readDeliveryCode(code.value) !== undefined,
    idSeen: way === 'signature' && id.box.checked,
    signature: way === 'signature' && signature.isDrawn(),
    name: name.value.trim() !== '',
    photo: photo.taken() !== null,
    atDoor: way === 'door',
  })
  const needs = () => ({
    codFils: stop.cod === null ? null : parseMoney(stop.cod),
    // The server has said already which way is enough.
    valueFils: 0n,
    allowed: [...(stop.proof.door ? ['DOOR'] : []), ...(stop.proof.signature ? ['SIGNATURE'] : ['CODE'])],
  })
  const proofFault = (): string => {
    if (proofRefusal(needs(), given()) === undefined) return ''
    if (way === 'code') return say('needCode')
    if (way === 'door') return say('needPhoto')
    if (!given().name) return say('needName')
    return given().signature ? say('needId') : say('needSignature')
  }
  const finish = async (): Promise<void> => {
    const missing = pieces.ticked().length < stop.pieces ? say('needPieces') : ''
    fault.textContent = cash.fault() || missing || proofFault()
    if (fault.textContent !== '') return fault.scrollIntoView({ block: 'center' })
    const taken = photo.taken()
    dialog.close()
    send({
      kind: 'DELIVERED',
      pieces: pieces.ticked(),
      cash: cash.cash(),
      deliveryCode: way === 'code' ? (readDeliveryCode(code.value) ?? null) : null,
      name: way === 'door' ? '' : name.value.trim(),
      relation: way === 'signature' ? relation.value.trim() : '',
      idSeen: given().idSeen,
      atDoor: way === 'door',
      files: [
        ...(way === 'signature' ? [await signature.taken()] : []),
        ...(way === 'door' && taken ? [taken] : []),
      ],
    })
  }
  const dialog: HTMLDialogElement = sheetOf(
    say('deliver'),
    ...cash.nodes,
    ...pieces.nodes,
    element('h3', {}, say('proofTitle')),
    tabs,
    shown,
    fault,
    element(
      'div',
      { class: 'pair' },
      button('b', () => dialog.close(), say('cancel')),
      button('b main', () => void finish(), say('send')),
    ),
  )
  choose('code')
}
