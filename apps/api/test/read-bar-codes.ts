// Bar codes of a picture, as a scanner reads them.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

// Left alone the library would fetch its program from a public host.
const wasmFile = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
const { buffer } = new Uint8Array(await readFile(wasmFile))
await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true })

/** What the Code 128 codes of a PNG say, in the order of their texts. */
export const readBarCodes = async (png: Uint8Array): Promise<string[]> =>
  (await readBarcodes(png, { formats: ['Code128'] })).map(({ text }) => text).toSorted()
