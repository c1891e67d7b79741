// Runs in the PDF thread: compiles a Typst template with its data into a PDF or an SVG, with our own fonts only.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { ThreadAnswer } from './worker-thread.ts'

/** A template's name, its data as JSON, and the moment that the PDF carries as its making; without one it becomes an SVG. */
export type PdfAsk = { template: string; json: string; madeAt?: number }

const folder = join(import.meta.dirname, '../..')
const workspace = join(folder, 'templates')
const dataFile = join(workspace, 'data.json')

const fontNames = ['NotoSans-Regular', 'NotoSans-Bold', 'NotoNaskhArabic-Regular', 'NotoNaskhArabic-Bold']
let ready: Promise<NodeCompiler> | undefined

/** The compiler sees the template folder and nothing else; it has no network. */
const makeCompiler = async (): Promise<NodeCompiler> => {
  const fontBlobs = await Promise.all(
    fontNames.map((name) => readFile(join(folder, 'assets/fonts', `${name}.ttf`))),
  )
  return NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] })
}

const render = async ({ template, json, madeAt }: PdfAsk): Promise<Uint8Array> => {
  const compiler = await (ready ??= makeCompiler())
  compiler.mapShadow(dataFile, Buffer.from(json))
  const compiled = compiler.compile({ mainFilePath: join(workspace, `${template}.typ`) })
  const document = compiled.result
  if (!document) {
    const fault = compiled.takeDiagnostics()
    throw new Error(fault ? JSON.stringify(fault.shortDiagnostics) : 'the template did not compile')
  }
  const printed =
    madeAt === undefined
      ? Buffer.from(compiler.plainSvg(document))
      : compiler.pdf(document, { creationTimestamp: Math.floor(madeAt / 1000) })
  compiler.evictCache(10)
  return printed
}

parentPort?.on(
  'message',
  (ask: PdfAsk) =>
    void render(ask).then(
      (value) => parentPort?.postMessage({ value } satisfies ThreadAnswer<Uint8Array>),
      (error: unknown) =>
        parentPort?.postMessage({ error: String(error) } satisfies ThreadAnswer<Uint8Array>),
    ),
)
