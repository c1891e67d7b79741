// Child process of the crash test: uploads a document and kills itself (SIGKILL) at the step it was told.
import { pathToFileURL } from 'node:url'
import { uploadScreens } from '@marsa/model/documents/upload.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import { receiveUpload, type Part } from '../src/documents/receive-upload.ts'
import { storeUpload } from '../src/documents/store-upload.ts'
import { openDb, transaction, type Tx } from '../src/kit/db.ts'
import type { Files } from '../src/kit/files.ts'
import { openFiles } from '../src/kit/open-files.ts'
import { identityKeys } from './identity-keys.ts'
import { makePdf } from './made-files.ts'

export const crashSteps = [
  'half-received',
  'received',
  'before-adopt',
  'after-adopt',
  'before-insert',
  'after-insert',
  'after-commit',
  'never',
] as const

const [step, databaseUrl = '', folder = '', requestId = '', actorJson = '{}', name = ''] =
  process.argv.slice(2)
const dieAt = (here: (typeof crashSteps)[number]): void => {
  if (here === step) process.kill(process.pid, 'SIGKILL')
}

const bytes = makePdf(`Paper ${name}`)
async function* parts(): AsyncGenerator<Part> {
  yield { type: 'field', fieldname: 'RequestId', value: requestId }
  yield { type: 'field', fieldname: 'docCode', value: 'PACKING_LIST' }
  const file = async function* () {
    yield bytes.subarray(0, 200)
    await new Promise((resolve) => setImmediate(resolve))
    dieAt('half-received')
    yield bytes.subarray(200)
  }
  yield { type: 'file', fieldname: 'files', filename: name, file: file() }
}

const run = async (): Promise<void> => {
  const db = openDb(databaseUrl, { max: 2 })
  const store = await openFiles(pathToFileURL(folder).href)
  const files: Files = {
    ...store,
    adopt: async (key, path) => {
      dieAt('before-adopt')
      await store.adopt(key, path)
      dieAt('after-adopt')
    },
  }
  const lines = { 'freight-request': { rights: async () => () => undefined } }
  const actor = JSON.parse(actorJson) as Actor
  const received = await receiveUpload(parts(), files.quarantine, uploadScreens['quote-form'])
  dieAt('received')
  const once = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    transaction(db, async (tx) => {
      dieAt('before-insert')
      const answer = await work(tx)
      dieAt('after-insert')
      return answer
    })
  await storeUpload(
    { files, lines, keys: identityKeys },
    { db, now: new Date(), actor, once },
    { kind: 'freight-request', idField: 'RequestId' },
    uploadScreens['quote-form'],
    received,
  )
  dieAt('after-commit')
  await db.destroy()
  process.exit(0)
}

if (step) await run()
