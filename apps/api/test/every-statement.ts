// Makes every statement of the stores, as a program: calls all that they export with stand-ins, once for each way through.
// `node every-statement.ts FILE...` prints the statements, with the templates of SQL that each was made of.
import fs from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import MagicString from 'magic-string'
import { parseSync, Visitor } from 'oxc-parser'
import { writeGathered } from '../src/kit/last-writes.ts'
import { anything } from './stand-in.ts'

/** `places` are those of all templates; a statement has the numbers of the ones that are in it. */
export type Statements = { places: string[]; statements: { text: string; places: number[] }[] }

const root = path.join(import.meta.dirname, '../../..')
const files = process.argv.slice(2)
/** Makes statements of what stores give it; which move it is may be any. */
const move = path.join(root, 'apps/api/src/kit/move.ts')
const watched = new Set([...files, move])

const places: string[] = []

/** The source of a file whose templates say where they stand, and whose ways are chosen here. */
const instrumented = (file: string): string => {
  const source = fs.readFileSync(file, 'utf8')
  const text = new MagicString(source)
  const around = ({ start, end }: { start: number; end: number }, call: string): void => {
    if (file !== move) text.appendRight(start, `${call}(`).prependLeft(end, ')')
  }
  const isTarget = new Set<unknown>()
  new Visitor({
    TaggedTemplateExpression({ tag, quasi, start }) {
      if (file === move || source.slice(tag.start, tag.end) !== 'sql') return
      const line = source.slice(0, start).split('\n').length
      const id = places.push(`${path.relative(root, file)}:${line}`) - 1
      text.appendRight(quasi.start + 1, `/*@${id}*/`)
    },
    ConditionalExpression: ({ test }) => around(test, '__test'),
    IfStatement: ({ test }) => around(test, '__test'),
    LogicalExpression({ left, right, operator }) {
      if (/\bsql`/.test(source.slice(right.start, right.end)))
        around(left, operator === '&&' ? '__test' : '__value')
    },
    AssignmentExpression: ({ left }) => void isTarget.add(left),
    MemberExpression(node) {
      const { object, property } = node
      if (!node.computed || property.type === 'Literal' || isTarget.has(node)) return
      text.appendRight(node.start, '__pick(').update(object.end, property.start, ', ')
      text.update(property.end, node.end, ')')
    },
  }).visit(parseSync(file, source).program)
  return stripTypeScriptTypes(text.toString())
}

registerHooks({
  load: (url, context, next) =>
    url.startsWith('file:') && watched.has(fileURLToPath(url))
      ? { format: 'module', source: instrumented(fileURLToPath(url)), shortCircuit: true }
      : next(url, context),
})

/** Which of its possibilities each choice takes, in the order they come up; the first one beyond the plan. */
let plan: number[] = []
/** How many each had that came up. */
let had: number[] = []
const mostChoices = 300
const choose = (of: number): number => {
  if (had.length > mostChoices) throw new Error('too many choices')
  return plan[had.push(of) - 1] ?? 0
}
let isGiven = false
Object.assign(globalThis, {
  __test: (test: unknown) => (isGiven ? test : choose(2) === 0),
  __value: (value: unknown) => (isGiven || choose(2) === 0 ? value : undefined),
  __pick: (from: Record<string, unknown>, key: string) => {
    if ((key as unknown) !== anything) return from?.[key]
    const keys = Object.keys(from)
    return from[keys[choose(keys.length)]!]
  },
})

const texts = new Set<string>()
let runs = 0
/** Whether statements answer a row. */
let isFound = true
const mostRuns = 50
const db = new Proxy(anything, {
  get: (target, key) =>
    key === 'run' ? run : key === 'transaction' ? (work: (tx: unknown) => unknown) => work(db) : target[key],
})
const run = async (text: string) => {
  texts.add(text)
  if (runs++ > mostRuns) throw new Error('too many statements')
  return isFound ? { rows: [anything], count: 1 } : { rows: [], count: 0 }
}

const attempt = async (call: () => unknown): Promise<void> => {
  had = []
  runs = 0
  // Many ways make no sense and end in an error; a template that none reaches is what the caller looks for.
  await Promise.resolve()
    .then(call)
    .then(() => writeGathered(db as never))
    .catch(() => undefined)
}

const mostPlans = 400
/** Ways that differ least from the first come first. */
const explore = async (call: () => unknown): Promise<void> => {
  isGiven = false
  const plans: number[][] = [[]]
  for (let done = 0; plans.length > 0 && done < mostPlans; done++) {
    const tried = plans.shift()!
    plan = tried
    await attempt(call)
    for (let at = tried.length; at < had.length; at++)
      for (let other = 1; other < had[at]!; other++)
        plans.push([...Array.from({ length: at }, (_, before) => tried[before] ?? 0), other])
  }
}

const callAsGiven = async (call: () => unknown): Promise<void> => {
  isGiven = true
  for (isFound of [false, true]) await attempt(call)
}

const seen = new Set<unknown>()
const callAll = async (value: unknown): Promise<void> => {
  if (seen.has(value)) return
  seen.add(value)
  if (given.has(value)) for (const call of given.get(value)!) await callAsGiven(() => call(db))
  else if (typeof value === 'function') await explore(() => value(db, ...Array(8).fill(anything)))
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) await callAll(each)
}
// Loaded when its stores are watched.
const { given } = await import('./given-inputs.ts')
for (const file of files) await callAll(await import(pathToFileURL(file).href))

const statements = [...texts].map((text) => ({
  text,
  places: [...new Set([...text.matchAll(/\/\*@(\d+)\*\//g)].map(([, id]) => Number(id)))],
}))
process.stdout.write(JSON.stringify({ places, statements } satisfies Statements))
