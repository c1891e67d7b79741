// What a courier does at a stop: collects, delivers, hands back, or not, each as one event that waits to be sent.
import type { CourierEvent } from '@marsa/model/express/rounds/round-endpoints.ts'
import { field, input, photoField, piecesField, signatureField } from './fields.ts'
import { button, element, say, sheetOf } from './parts.ts'
import type { Stop } from './progress.ts'
import type { KeptFile } from './store.ts'

type Entered = Omit<CourierEvent, 'clientId' | 'code' | 'capturedAt' | 'pin' | 'signatureId' | 'photoId'>
/** What was filled in at the door; what is left out is nothing. */
export type Filled = Pick<Entered, 'kind'> & Partial<Entered> & { files: KeptFile[] }

const nothing: Omit<Entered, 'kind'> = {
  pieces: [],
  reason: null,
  arrivedAt: null,
  called: false,
  cash: null,
  deliveryCode: null,
  name: '',
  relation: '',
  idSeen: false,
  atDoor: false,
}

type Where = { code: string; capturedAt: string; pin: CourierEvent['pin'] }

/** With a mark of its own, by which the server knows it again. */
export const eventOf = ({ files: _, ...filled }: Filled, where: Where): CourierEvent => ({
  ...nothing,
  ...filled,
  ...where,
  clientId: crypto.randomUUID(),
  signatureId: null,
  photoId: null,
})

const pair = (dialog: () => HTMLDialogElement, finish: () => void): HTMLElement =>
  element(
    'div',
    { class: 'pair' },
    button('b', () => dialog().close(), say('cancel')),
    button('b main', finish, say('send')),
  )

export const openCollectSheet = (
  stop: Stop,
  scanned: readonly number[],
  send: (filled: Filled) => void,
): void => {
  const pieces = piecesField(stop.pieces, scanned)
  const photo = photoField(say('photo'))
  const fault = element('p', { class: 'fault', role: 'alert' })
  const finish = (): void => {
    if (pieces.ticked().length === 0) return void (fault.textContent = say('needPieces'))
    const taken = photo.taken()
    dialog.close()
    send({ kind: 'COLLECTED', pieces: pieces.ticked(), files: taken ? [taken] : [] })
  }
  const dialog: HTMLDialogElement = sheetOf(
    say('pickUp'),
    ...pieces.nodes,
    photo.node,
    fault,
    pair(() => dialog, finish),
  )
}

export const openHandBackSheet = (
  stop: Stop,
  scanned: readonly number[],
  send: (filled: Filled) => void,
): void => {
  const pieces = piecesField(stop.pieces, scanned)
  const name = input({ maxlength: '60' })
  const signature = signatureField()
  const fault = element('p', { class: 'fault', role: 'alert' })
  const finish = async (): Promise<void> => {
    if (pieces.ticked().length < stop.pieces) fault.textContent = say('needPieces')
    else if (name.value.trim() === '') fault.textContent = say('needName')
    else if (!signature.isDrawn()) fault.textContent = say('needSignature')
    else {
      const drawn = await signature.taken()
      dialog.close()
      send({ kind: 'HANDED_BACK', pieces: pieces.ticked(), name: name.value.trim(), files: [drawn] })
    }
  }
  const dialog: HTMLDialogElement = sheetOf(
    say('handBack'),
    ...pieces.nodes,
    field(say('name'), name),
    signature.node,
    fault,
    pair(
      () => dialog,
      () => void finish(),
    ),
  )
}
