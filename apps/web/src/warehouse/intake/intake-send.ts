// Sends the intake sheets that wait on this phone, in their order and once: pictures first, then the sheet.
import { takeInGoods } from '@marsa/model/warehouse/goods-endpoints.ts'
import { asLang } from '@marsa/model/kit/text.ts'
import { uploadDocument } from '../../documents/door.tsx'
import { call, isUncertain, Refusal } from '../../kit/call.ts'
import { ownName } from '../../kit/smaller-photo.ts'
import { later } from '../../kit/phone/ask.ts'
import { sendFiles, sendInOrder, type Sent } from '../../kit/phone/outbox.ts'
import { inTurns } from '../../kit/phone/turns.ts'
import { storageUpload } from '../storage/document-calls.ts'
import {
  changeIntake,
  dropIntake,
  waitingIntakes,
  type IntakeFile,
  type WaitingIntake,
} from './intake-store.ts'

const replyOf = async <Answer>(work: Promise<Answer>): Promise<Sent<Answer>> => {
  try {
    return { kind: 'answered', answer: await work }
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    if (problem.status === 401) return { kind: 'signed-out' }
    if (isUncertain(problem) || later.has(problem.status)) return { kind: 'away' }
    // One wrong field is said by its own sentence.
    const [field] = Object.values(problem.fieldSentences)
    const sentence = (problem.code === 'kit.invalid' && field) || problem.sentence
    return { kind: 'refused', code: problem.code, sentence, params: problem.params ?? {} }
  }
}

const upload = async (requestId: string, { of, blob, key }: IntakeFile): Promise<{ fileId: string }> => {
  const isSignature = of === 'signature'
  const [stored] = await uploadDocument(storageUpload(requestId), {
    docCode: isSignature ? 'HAND_OVER_SIGNATURE' : 'CONDITION_PHOTO',
    file: isSignature
      ? new File([blob], `signature-${key.slice(0, 8)}.png`, { type: 'image/png' })
      : ownName(new File([blob], 'photo.jpg', { type: blob.type || 'image/jpeg' })),
    lang: asLang(document.documentElement.lang),
    key,
    signal: new AbortController().signal,
    onShare: () => undefined,
  })
  return { fileId: stored!.documentId }
}

const send = async (item: WaitingIntake) => {
  const { requestId, files, body } = item
  const failed = await sendFiles(
    files,
    (file) => replyOf(upload(requestId, file)),
    () => changeIntake(item),
  )
  if (failed) return failed
  const sheet = {
    ...body,
    items: body.items.map((each, index) => ({
      ...each,
      photos: [...each.photos, ...files.flatMap(({ of, fileId }) => (of === index ? [fileId!] : []))],
    })),
    signature: files.find(({ of }) => of === 'signature')!.fileId!,
  }
  return replyOf(call(takeInGoods, { query: { id: requestId }, body: sheet, idempotencyKey: body.mark }))
}

/** `told` hears of each that went out. */
export const sendingIntakes = (email: string, told: () => void): (() => Promise<boolean>) =>
  inTurns('marsa-intake', async () =>
    sendInOrder(
      (await waitingIntakes()).filter((item) => item.email === email),
      {
        subjectOf: ({ requestId }) => requestId,
        send,
        answered: ({ n }) => dropIntake(n),
        refused: async (item, why) => {
          await changeIntake({ ...item, state: 'refused', why })
          return true
        },
        told,
      },
    ),
  )
