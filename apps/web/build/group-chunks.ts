// Groups what pages share into few files: a request costs as much as some bytes, and what costs least for the pages of every day wins.
import { basename } from 'node:path'
import type { Rolldown } from 'vite'

/** What one request is worth, in bytes of minified script: the way there and back, and the work of a file of its own. */
const request = 3_300

/**
 * What is joined in one round gains at least this part of what gains most. Joining one by one ends in a dead end now and then,
 * another one after every change of the sources; what the budgets say of the first pages decides.
 */
const together = 0.8

// Pages that people open every day, and mostly first; those of express once it has opened.
const everyDay =
  /(?<![\\/]src[\\/]express[\\/].*)[\\/](sign-in|start|dashboard|shipments?|quote-wizard|quote-done|compare|agent-[a-z-]+|storages?|payment-return)(-[a-z]+)*-page\.tsx$/
// With `pages.ts` a line brings its own part of the pages that lines share.
const page = /(-page\.tsx|[\\/]pages\.ts)$/

type Part = {
  modules: string[]
  size: number
  /** Which loads bring it. */
  loads: Set<number>
  needs: Set<Part>
  joined?: Part
}

/** What is loaded together: its entries, and how often that happens beside the others. */
type Load = { entries: string[]; weight: number }

const weigh = (loads: Iterable<number>, weights: readonly number[]): number => {
  let sum = 0
  for (const load of loads) sum += weights[load]!
  return sum
}

const loadsOf = (chunks: readonly Rolldown.OutputChunk[], shell: Rolldown.OutputChunk): Load[] => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  // A page that shares its file with others has none that stands for it.
  const isPage = (file: string) => byFile.get(file)?.moduleIds.some((id) => page.test(id)) ?? false
  // Around every page: the rows of the header as soon as it is shown, everything else once it has what it asked for.
  const frame = shell.dynamicImports.filter((file) => !isPage(file))
  const rows = frame.filter((file) => byFile.get(file)?.facadeModuleId?.endsWith('-row.tsx'))
  /** What a page asks for by itself when it is shown, or before it is pressed. */
  const further = (file: string): string[] => {
    const reached = new Set([file])
    for (const each of reached)
      for (const next of byFile.get(each)?.imports ?? []) if (next !== shell.fileName) reached.add(next)
    return [...reached]
      .flatMap((each) => byFile.get(each)?.dynamicImports ?? [])
      .filter((each) => !isPage(each))
  }
  return chunks
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .flatMap(({ fileName, facadeModuleId }) => {
      if (!everyDay.test(facadeModuleId ?? '')) return [{ entries: [fileName], weight: 1 }]
      const shown = [fileName, ...rows]
      const whole = [...shown, ...further(fileName)]
      return [[fileName], shown, whole, [...whole, ...frame]].map((entries) => ({ entries, weight: 20 }))
    })
}

const reachOf = (part: Part): Set<Part> => {
  const reached = new Set([part])
  for (const each of reached) for (const next of each.needs) reached.add(next)
  return reached
}

/** Whether one comes back to a part by way of another: their files would wait for each other. */
const isRound = (a: Part, b: Part): boolean =>
  [a, b].some((from) => {
    const to = from === a ? b : a
    return [...from.needs].some((next) => next !== to && reachOf(next).has(to))
  })

const priceOf = (a: Part, b: Part, weights: readonly number[], reach: Map<Part, Set<Part>>): number => {
  const both = [...a.loads].filter((load) => b.loads.has(load))
  if (both.length === 0) return Infinity
  let price = -request * weigh(both, weights)
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const more = [...from.loads].filter((load) => !to.loads.has(load))
    for (const each of more.length > 0 ? reach.get(to)! : []) {
      if (each === from) continue
      const fresh = more.filter((load) => !each.loads.has(load))
      price += weigh(fresh, weights) * (each.size + (each === to ? 0 : request))
    }
    if (price > 0) return price
  }
  return price
}

const join = (a: Part, b: Part, parts: Set<Part>): void => {
  a.modules.push(...b.modules)
  a.size += b.size
  for (const load of b.loads) a.loads.add(load)
  for (const next of b.needs) a.needs.add(next)
  parts.delete(b)
  for (const each of parts) if (each.needs.delete(b)) each.needs.add(a)
  a.needs.delete(a)
  for (const each of reachOf(a)) for (const load of a.loads) each.loads.add(load)
}

/** The files of a build without groups, each with the loads that bring it. */
const partsOf = (
  chunks: readonly Rolldown.OutputChunk[],
  shell: Rolldown.OutputChunk,
  loads: readonly Load[],
): Set<Part> => {
  const partOf = new Map<string, Part>()
  for (const { fileName, modules, name } of chunks) {
    const size = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0) / 2
    if (fileName !== shell.fileName && name !== 'rolldown-runtime')
      partOf.set(fileName, { modules: Object.keys(modules), size, loads: new Set(), needs: new Set() })
  }
  for (const { fileName, imports } of chunks)
    for (const next of imports) {
      const part = partOf.get(next)
      if (part) partOf.get(fileName)?.needs.add(part)
    }
  for (const [index, { entries }] of loads.entries())
    for (const entry of entries) {
      const part = partOf.get(entry)
      if (part) for (const each of reachOf(part)) each.loads.add(index)
    }
  return new Set(partOf.values())
}

/** Joins what costs less together, until nothing does. */
const joinAll = (parts: Set<Part>, weights: readonly number[]): void => {
  for (;;) {
    const reach = new Map([...parts].map((part) => [part, reachOf(part)]))
    const list = [...parts]
    const pairs: { a: Part; b: Part; price: number }[] = []
    for (const [index, a] of list.entries())
      for (const b of list.slice(index + 1)) {
        const price = priceOf(a, b, weights, reach)
        if (price < 0) pairs.push({ a, b, price })
      }
    const taken = new Set<Part>()
    let joined = 0
    const best = Math.min(...pairs.map(({ price }) => price))
    for (const { a, b, price } of pairs.toSorted((one, other) => one.price - other.price)) {
      // What gains little now may gain nothing after the others.
      if (price > best * together) break
      if (taken.has(a) || taken.has(b) || isRound(a, b)) continue
      taken.add(a).add(b)
      // What has been joined in this round may have changed what this costs.
      if (joined > 0 && priceOf(a, b, weights, new Map([a, b].map((part) => [part, reachOf(part)]))) >= 0)
        continue
      join(a, b, parts)
      joined += 1
    }
    if (joined === 0) break
  }
}

/** For `codeSplitting.groups`: the file of each module outside the shell, from the files of a build without groups. */
export const groupChunks = (chunks: readonly Rolldown.OutputChunk[]): ((id: string) => string | null) => {
  const shell = chunks.find(({ isEntry }) => isEntry)!
  const loads = loadsOf(chunks, shell)
  const weights = loads.map(({ weight }) => weight)
  const parts = partsOf(chunks, shell, loads)
  joinAll(parts, weights)
  const names = new Map<string, string>()
  const given = new Map<string, number>()
  for (const { modules } of parts) {
    const named = [
      modules.filter((id) => everyDay.test(id)),
      modules.filter((id) => page.test(id)).slice(0, 1),
      modules.slice(-1),
    ].find((ids) => ids.length > 0)!
    const name = named.map((id) => basename(id).replace(/\.\w+$/, '')).join('_')
    // Two of a name would be one file.
    const count = (given.get(name) ?? 0) + 1
    given.set(name, count)
    for (const id of modules) names.set(id, count === 1 ? name : `${name}-${count}`)
  }
  return (id) => names.get(id) ?? null
}
