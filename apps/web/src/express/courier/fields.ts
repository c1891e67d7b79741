// Fields of the courier's sheets: a text, a tick, photos drawn small, a signature, and the pieces of a shipment.
import { pen } from '../../kit/pen.ts'
import { pictureOf, smallPhoto } from '../../kit/phone/photo.ts'
import { button, element, picture, say } from './parts.ts'
import type { KeptFile } from './store.ts'

export const input = (attributes: Record<string, string>): HTMLInputElement =>
  element('input', { autocomplete: 'off', ...attributes }) as HTMLInputElement

export const field = (label: string, control: HTMLElement, hint?: string): HTMLElement =>
  element(
    'label',
    { class: 'field' },
    element('span', {}, label),
    control,
    hint === undefined ? undefined : element('span', { class: 'hint' }, hint),
  )

export const tick = (label: string): { node: HTMLElement; box: HTMLInputElement } => {
  const box = input({ type: 'checkbox' })
  return { node: element('label', { class: 'check' }, box, label), box }
}

/** One photo, at most 1,600 pixels a side and with nothing of the camera in it. */
export const photoField = (label: string) => {
  let kept: KeptFile | null = null
  const strip = element('div', { class: 'strip' })
  const fault = element('p', { class: 'fault', role: 'alert' })
  const camera = input({ type: 'file', accept: 'image/*', capture: 'environment', class: 'camera' })
  const show = (): void => {
    if (!kept) return strip.replaceChildren()
    const address = URL.createObjectURL(kept.blob)
    const photo = element('img', { src: address, alt: '' })
    photo.addEventListener('load', () => URL.revokeObjectURL(address))
    const remove = button('plain', () => ((kept = null), show()), photo, element('span', {}, say('drop')))
    strip.replaceChildren(remove)
  }
  camera.addEventListener('change', async () => {
    const [file] = camera.files ?? []
    camera.value = ''
    if (!file) return
    const blob = await smallPhoto(file)
    fault.textContent = blob ? '' : say('noPhoto')
    if (!blob) return
    kept = { clientId: crypto.randomUUID(), kind: 'PHOTO', blob, fileId: null }
    show()
  })
  return {
    node: element(
      'div',
      { class: 'field' },
      element('label', { class: 'b act' }, picture('photo'), label, camera),
      strip,
      fault,
    ),
    taken: (): KeptFile | null => kept,
  }
}

export const signatureField = () => {
  let isDrawn = false
  const canvas = element('canvas', {
    width: '640',
    height: '240',
    role: 'img',
    'aria-label': say('signature'),
  }) as HTMLCanvasElement
  const { clear } = pen(canvas, (drawn) => (isDrawn = drawn))
  return {
    node: element(
      'div',
      { class: 'field' },
      element('span', {}, say('signature')),
      canvas,
      button('plain', clear, say('clear')),
    ),
    isDrawn: () => isDrawn,
    taken: async (): Promise<KeptFile> => ({
      clientId: crypto.randomUUID(),
      kind: 'SIGNATURE',
      blob: await pictureOf(canvas, 'image/png'),
      fileId: null,
    }),
  }
}

/** Nothing to tick where there is one piece. */
export const piecesField = (count: number, scanned: readonly number[]) => {
  const boxes = Array.from({ length: count }, (_, at) => tick(say('piece', { n: at + 1 })))
  for (const [at, { box }] of boxes.entries()) box.checked = count === 1 || scanned.includes(at + 1)
  return {
    nodes:
      count === 1
        ? []
        : [
            element(
              'fieldset',
              { class: 'field' },
              element('legend', {}, say('scanPieces')),
              ...boxes.map(({ node }) => node),
            ),
          ],
    ticked: (): number[] => boxes.flatMap(({ box }, at) => (box.checked ? [at + 1] : [])),
  }
}
