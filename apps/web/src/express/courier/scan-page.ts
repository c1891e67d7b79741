// Scans by camera where the phone can, by a hand scanner or by typing, and says with one big word and a sound what the code is.
import { readCode128 } from '@marsa/model/express/label/read-code-128.ts'
import { button, element, line, picture, say } from './parts.ts'
import { input } from './fields.ts'
import type { Scanned } from './progress.ts'

type Detector = { detect: (from: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorKind = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** Pixels of the longer side that a picture is made smaller to before it is read here. */
const longestSide = 1_024

/** For browsers without a reader of their own, as those of iPhones. */
const ownDetector = (): Detector => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  return {
    detect: async (from) => {
      const { videoWidth, videoHeight } = from
      if (videoWidth === 0) return []
      const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight))
      canvas.width = Math.round(videoWidth * scale)
      canvas.height = Math.round(videoHeight * scale)
      context.drawImage(from, 0, 0, canvas.width, canvas.height)
      const rawValue = readCode128(context.getImageData(0, 0, canvas.width, canvas.height))
      return rawValue === undefined ? [] : [{ rawValue }]
    },
  }
}

const detectorOf = async (): Promise<Detector | undefined> => {
  const { BarcodeDetector: Kind } = globalThis as { BarcodeDetector?: DetectorKind }
  if (!navigator.mediaDevices) return undefined
  const formats = await Kind?.getSupportedFormats().catch((): string[] => [])
  return Kind && formats?.includes('code_128') ? new Kind({ formats: ['code_128'] }) : ownDetector()
}

const tones = { right: 880, loaded: 880, already: 440, stranger: 220, unknown: 220 } as const
let audio: AudioContext | undefined

/** High for right, low for wrong, so that nobody has to look; and felt where it is loud. */
const beep = (word: Scanned['word']): void => {
  const isGood = word === 'right' || word === 'loaded'
  navigator.vibrate?.(isGood ? 60 : [120, 60, 120])
  audio ??= new AudioContext()
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = tones[word]
  volume.gain.value = 0.15
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + (isGood ? 0.12 : 0.4))
}

let stream: MediaStream | undefined
export const stopCamera = (): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
  stream = undefined
}

const againAfterMs = 2_000
/** Between two looks, so that the phone stays cool. */
const pauseMs = 80

/** Reads until it is stopped; the same code again only after a moment. */
const readCamera = async (video: HTMLVideoElement, detector: Detector, read: (code: string) => void) => {
  stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1_280 } },
  })
  video.srcObject = stream
  await video.play()
  let last = { code: '', at: 0 }
  const look = async (): Promise<void> => {
    if (!stream || !video.isConnected) return stopCamera()
    const [found] = await detector.detect(video).catch(() => [])
    if (found && (found.rawValue !== last.code || Date.now() - last.at > againAfterMs)) {
      last = { code: found.rawValue, at: Date.now() }
      read(found.rawValue)
    }
    setTimeout(() => void look(), pauseMs)
  }
  await look()
}

const hints = { stranger: 'strangerHint', unknown: 'unknownHint' } as const

/** The page keeps its own parts, so that what is typed outlives what is drawn around it. */
export const makeScanPage = (take: (code: string) => Scanned, isNumber: (code: string) => boolean) => {
  const word = element('div', { class: 'word', role: 'status', 'aria-live': 'assertive' })
  const fault = element('p', { class: 'fault', role: 'alert' })
  const code = input({
    inputmode: 'text',
    autocapitalize: 'characters',
    maxlength: '24',
    dir: 'ltr',
    id: 'code',
  })
  const video = element('video', { playsinline: '', muted: '' }) as HTMLVideoElement
  const cameraPart = element('div', { class: 'camera-part' })
  const tell = (said: Scanned): void => {
    beep(said.word)
    word.setAttribute('data-word', said.word)
    const { word: name } = said
    word.replaceChildren(
      element('strong', {}, say(name)),
      ...('stop' in said ? [line('', said.stop.name)] : []),
      ...(name === 'loaded' && 'stop' in said && said.stop.pieces > 1
        ? [
            line(
              '',
              say('loadedOf', {
                done: new Set([...said.stop.loaded, ...said.pieces]).size,
                all: said.stop.pieces,
              }),
            ),
          ]
        : []),
      ...(name === 'stranger' || name === 'unknown' ? [line('', say(hints[name]))] : []),
    )
  }
  const form = element(
    'form',
    { class: 'card' },
    element('label', { for: 'code', class: 'big' }, say('typeNumber')),
    code,
    fault,
    element('button', { class: 'b main' }, say('enter')),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const entered = code.value.trim()
    fault.textContent = entered === '' || isNumber(entered) ? '' : say('typeWrong')
    if (entered === '' || fault.textContent !== '') return code.focus()
    code.value = ''
    tell(take(entered))
    code.focus()
  })
  const offer = async (): Promise<void> => {
    const detector = await detectorOf()
    if (!detector) return cameraPart.replaceChildren(line('hint', say('cameraNone')))
    const start = button(
      'b',
      () => {
        cameraPart.replaceChildren(
          video,
          button('b', () => (stopCamera(), void offer()), say('cameraOff')),
        )
        readCamera(video, detector, (found) => tell(take(found))).catch(() =>
          cameraPart.replaceChildren(line('hint', say('cameraNone'))),
        )
      },
      picture('scan'),
      say('camera'),
    )
    cameraPart.replaceChildren(start)
  }
  void offer()
  return element('section', { class: 'scan' }, word, cameraPart, form)
}
