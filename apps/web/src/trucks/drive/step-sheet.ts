// What a step needs beside the tap: seal, temperature, receiver, signature, photos; asked on one sheet, checked by the same rule as the server's.
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import type { DriverJob } from '@marsa/model/trucks/driver/driver-views.ts'
import { driverEvent } from '@marsa/model/trucks/road/driver-event-text.ts'
import type { DriverWord } from '@marsa/model/trucks/road/driver-text.ts'
import { eventProblems, type EventFacts } from '@marsa/model/trucks/road/event-needs.ts'
import type { RoadStep } from '@marsa/model/trucks/road/event-order.ts'
import { pen } from '../../kit/pen.ts'
import { pictureOf, smallPhoto } from '../../kit/phone/photo.ts'
import { button, element, language, latin, ltr, picture, say, sheetOf } from './parts.ts'
import type { KeptFile, StepBody } from './store.ts'

export type Filled = Pick<StepBody, 'seal' | 'temperature' | 'note' | 'receiver' | 'isShort'> & {
  files: KeptFile[]
}

const nothing: Filled = {
  seal: null,
  temperature: null,
  note: null,
  receiver: null,
  isShort: false,
  files: [],
}

const factsOf = ({ carriage, temperatureRange }: DriverJob, { files, ...filled }: Filled): EventFacts => ({
  movement: carriage.movement,
  temperatureRange,
  // The server knows which papers of a post are missing, and says so.
  documentsMissing: 0,
  ...filled,
  photos: files.filter(({ docCode }) => docCode !== 'HAND_OVER_SIGNATURE').length,
  isSigned: files.some(({ docCode }) => docCode === 'HAND_OVER_SIGNATURE'),
  isReceiptWaived: false,
})

type Field = 'seal' | 'temperature' | 'receiver' | 'files' | 'note' | 'damaged'

const fieldsOf = ({ code }: RoadStep, job: DriverJob): Field[] => {
  if (code === 'LOADING_COMPLETED')
    return [
      ...(job.carriage.movement === 'CROSS_BORDER' ? (['seal'] as const) : []),
      ...(job.temperatureRange ? (['temperature', 'note'] as const) : []),
    ]
  if (code === 'DELIVERED') return ['receiver', 'files', 'damaged', 'note']
  return code === 'EMPTY_RETURN' ? ['files'] : []
}

export const needsSheet = (step: RoadStep, job: DriverJob): boolean => fieldsOf(step, job).length > 0

const field = (word: DriverWord, control: HTMLElement, hint?: HTMLElement): HTMLElement =>
  element('label', { class: 'field' }, element('span', {}, say(word), ...(hint ? [' ', hint] : [])), control)

const input = (attributes: Record<string, string>): HTMLInputElement =>
  element('input', { autocomplete: 'off', ...attributes }) as HTMLInputElement

/** Photos with their small pictures. */
const photosField = (changed: (files: KeptFile[]) => void): HTMLElement => {
  let files: KeptFile[] = []
  const strip = element('div', { class: 'strip' })
  const show = () => {
    strip.replaceChildren(
      ...files.map((file) => {
        const address = URL.createObjectURL(file.blob)
        const photo = element('img', { src: address, alt: '' })
        photo.addEventListener('load', () => URL.revokeObjectURL(address))
        const remove = button(
          'plain',
          () => {
            files = files.filter((each) => each !== file)
            changed(files)
            show()
          },
          photo,
          element('span', {}, say('drop')),
        )
        return remove
      }),
    )
  }
  const camera = input({ type: 'file', accept: 'image/*', capture: 'environment', class: 'camera' })
  const fault = element('p', { class: 'fault', role: 'alert' })
  camera.addEventListener('change', async () => {
    fault.textContent = ''
    for (const photo of camera.files ?? []) {
      if (files.length >= 5) break
      const blob = await smallPhoto(photo)
      if (blob)
        files = [...files, { id: crypto.randomUUID(), docCode: 'PROOF_OF_DELIVERY', blob, documentId: null }]
      else fault.textContent = say('noPhoto')
    }
    camera.value = ''
    changed(files)
    show()
  })
  return element(
    'div',
    { class: 'field', 'data-field': 'files' },
    element('label', { class: 'b act' }, picture('photo'), say('photo'), camera),
    strip,
    fault,
  )
}

const signatureField = (changed: (picture: HTMLCanvasElement | null) => void): HTMLElement => {
  const canvas = element('canvas', {
    width: '640',
    height: '220',
    role: 'img',
    'aria-label': say('signature'),
  }) as HTMLCanvasElement
  const { clear } = pen(canvas, (isDrawn) => changed(isDrawn ? canvas : null))
  return element(
    'div',
    { class: 'field' },
    element('span', {}, say('signature')),
    canvas,
    button('plain', clear, say('clear')),
  )
}

/** Asks for it all; `send` gets what was filled in once it is whole. */
export const openStepSheet = (step: RoadStep, job: DriverJob, send: (filled: Filled) => void): void => {
  const fields = fieldsOf(step, job)
  const has = (name: Field) => fields.includes(name)
  const seal = input({ maxlength: '40', 'data-field': 'seal', dir: 'ltr' })
  const temperature = input({ inputmode: 'text', maxlength: '6', 'data-field': 'temperature', dir: 'ltr' })
  const receiver = input({ maxlength: '120', 'data-field': 'receiver' })
  const damaged = input({ type: 'checkbox' })
  const note = element('textarea', {
    maxlength: '500',
    rows: '2',
    'data-field': 'note',
  }) as HTMLTextAreaElement
  let photos: KeptFile[] = []
  let signature: HTMLCanvasElement | null = null
  const range = job.temperatureRange && ltr(`${job.temperatureRange[0]} … ${job.temperatureRange[1]} °C`)
  const fault = element('p', { class: 'fault', role: 'alert' })
  const title = driverEvent(language(), step.code, 'button')
  const read = async (): Promise<Filled> => {
    const degrees = latin(temperature.value).replace('٫', '.').replace(',', '.').replace('−', '-').trim()
    const drawn = signature && {
      id: crypto.randomUUID(),
      docCode: 'HAND_OVER_SIGNATURE',
      blob: await pictureOf(signature, 'image/png'),
      documentId: null,
    }
    return {
      ...nothing,
      seal: has('seal') ? latin(seal.value).trim() || null : null,
      temperature:
        has('temperature') && degrees !== '' && Number.isFinite(Number(degrees)) ? Number(degrees) : null,
      receiver: has('receiver') ? receiver.value.trim() || null : null,
      note: has('note') ? note.value.trim() || null : null,
      isShort: has('damaged') && damaged.checked,
      files: [
        ...photos.map((photo) => ({ ...photo, docCode: photoCode(step.code, damaged.checked) })),
        ...(drawn ? [drawn] : []),
      ],
    }
  }
  const finish = async () => {
    const filled = await read()
    // A second press was waiting for the picture of the signature as well.
    if (!dialog.open) return
    const wrong = Object.keys(eventProblems(step.code, factsOf(job, filled)))
    for (const each of dialog.querySelectorAll('[data-field]'))
      each.toggleAttribute('data-wrong', wrong.includes(each.getAttribute('data-field')!))
    fault.textContent = wrong.length > 0 ? say('needed') : ''
    dialog.querySelector<HTMLElement>('[data-wrong]')?.scrollIntoView({ block: 'center' })
    if (wrong.length > 0) return
    dialog.close()
    send(filled)
  }
  const dialog = sheetOf(
    title,
    ...(has('seal') ? [field('seal', seal)] : []),
    ...(has('temperature') ? [field('temperature', temperature, range ?? undefined)] : []),
    ...(has('receiver') ? [field('receiver', receiver)] : []),
    ...(has('damaged') ? [element('label', { class: 'check' }, damaged, say('damaged'))] : []),
    ...(has('files') ? [photosField((files) => (photos = files))] : []),
    ...(step.code === 'DELIVERED' ? [signatureField((drawn) => (signature = drawn))] : []),
    ...(has('note') ? [field('note', note)] : []),
    fault,
    element(
      'div',
      { class: 'pair' },
      button('b', () => dialog.close(), say('cancel')),
      button('b main', () => void finish(), say('send')),
    ),
  )
}

/** What a photo shows: the receipt of the depot, what is damaged, or the proof of the delivery. */
const photoCode = (code: RoadStep['code'], isDamaged: boolean): DocCode => {
  if (code === 'EMPTY_RETURN') return 'INTERCHANGE_RECEIPT'
  return isDamaged ? 'CONDITION_PHOTO' : 'PROOF_OF_DELIVERY'
}

/** A few words of the driver, such as why nobody takes the goods. */
export const openNoteSheet = (title: string, send: (note: string) => void): void => {
  const note = element('textarea', {
    maxlength: '500',
    rows: '3',
    'aria-label': say('note'),
  }) as HTMLTextAreaElement
  const fault = element('p', { class: 'fault', role: 'alert' })
  const finish = () => {
    const words = note.value.trim()
    note.toggleAttribute('data-wrong', !words)
    fault.textContent = words ? '' : say('needed')
    if (!words) return
    dialog.close()
    send(words)
  }
  const dialog = sheetOf(
    title,
    note,
    fault,
    element(
      'div',
      { class: 'pair' },
      button('b', () => dialog.close(), say('cancel')),
      button('b main', finish, say('send')),
    ),
  )
}
