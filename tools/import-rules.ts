// The rules R1 to R11: who may import whom, as functions of one import, and what a file may not say; `check-imports.ts` applies them.
import path from 'node:path'
import { lines } from '../packages/model/src/lines.ts'

// Each may import those before it, never those after it; the two of one rank do not know each other.
const ranks: Record<string, number> = {
  reference: 0,
  settings: 0,
  messages: 1,
  accounts: 2,
  integrations: 3,
  documents: 3,
  finance: 4,
  requests: 5,
}
const neutral = new Set(['kit', 'ui'])
const allLines = new Set(['overview', 'app'])
// What is not of one folder: entry points, the tables over all folders and the pages outside the app.
const composers =
  /^(all|lines|app|app-jobs|worker|main|openapi|reactions|prepare-database|installation-keys|islands)\.tsx?$/
const freeFolders = new Set(['overview', 'app', 'public', 'site', 'help'])

/** One import: both files relative to the repository; `target` is a package name when it is not a file of ours. */
export type Import = { from: string; target: string; isPackage: boolean; typeOnly: boolean }

type Place = { side: 'model' | 'api' | 'web' | 'demo' | 'other'; folder: string; file: string }

const sides: [string, Place['side']][] = [
  ['packages/model/src/', 'model'],
  ['apps/api/src/', 'api'],
  ['apps/web/src/', 'web'],
  ['apps/demo/src/', 'demo'],
]

export const placeOf = (file: string): Place => {
  const found = sides.find(([prefix]) => file.startsWith(prefix))
  if (!found) return { side: 'other', folder: file.split('/')[0] ?? '', file: path.posix.basename(file) }
  const [folder, ...rest] = file.slice(found[0].length).split('/')
  return { side: found[1], folder: rest.length ? folder! : '', file: path.posix.basename(file) }
}

// A service line is a folder that is nothing else, so that a new one keeps the rules from its first file on.
const isLine = (folder: string): boolean =>
  folder !== '' &&
  !(folder in ranks) &&
  !neutral.has(folder) &&
  !allLines.has(folder) &&
  !freeFolders.has(folder)
const isTest = (file: string): boolean => /\.(test|browser|stories)\.tsx?$/.test(file)
const isBusiness = (folder: string): boolean => isLine(folder) || folder in ranks
const isDoor = (file: string): boolean => /^door\.tsx?$/.test(file)
const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

const mayHoldSql = ({ folder, file }: Place): boolean => folder === 'kit' || file.endsWith('.store.ts')

const wall: Record<string, (place: Place) => boolean> = {
  pg: ({ folder, file }) => folder === 'kit' || file.endsWith('.store.ts') || isTest(file),
  fastify: ({ folder, file }) => folder === 'kit' || /^(routes|app)\.ts$/.test(file) || isTest(file),
}

const packageRules = (place: Place, name: string, typeOnly: boolean): string | null => {
  const bare = packageOf(name)
  if (place.side === 'model' && !isTest(place.file) && bare !== 'zod')
    return `R1 model imports ${name}; only zod and itself`
  if (
    bare === 'react-aria-components' &&
    place.side === 'web' &&
    place.folder !== 'ui' &&
    !isTest(place.file)
  )
    return 'R7 only ui imports the component library'
  if (
    (place.side === 'api' || place.side === 'demo') &&
    !typeOnly &&
    Object.hasOwn(wall, bare) &&
    !wall[bare]!(place)
  )
    return bare === 'fastify'
      ? 'R8 fastify belongs in kit, routes.ts and app.ts'
      : `R8 ${bare} belongs in kit and *.store.ts`
  return null
}

const rankRule = (from: string, to: string): string | null => {
  if (!(from in ranks) || from === to) return null
  if (isLine(to)) return `R4 the capability ${from} imports the line ${to}`
  if (to in ranks && ranks[to]! >= ranks[from]!) return `R4 ${from} must not import ${to}`
  return null
}

const fileRules = (from: Place, to: Place, typeOnly: boolean): string | null => {
  if (from.side === 'other' || isTest(from.file)) return null
  if (from.side === 'model' && to.side !== 'model') return 'R1 model imports only itself'
  if (!typeOnly && to.side === 'api' && to.folder === 'kit' && to.file === 'sql.ts' && !mayHoldSql(from))
    return 'R8 SQL belongs in kit and *.store.ts'
  // The demo world plays the product, which does not know it.
  if (from.side === 'demo' && to.side === 'api') return null
  if (from.side !== to.side && to.side !== 'model')
    return to.side === 'other' ? null : `R2 ${from.side} imports ${to.side}`
  if (neutral.has(from.folder) && isBusiness(to.folder))
    return `R7 ${from.folder} imports the business folder ${to.folder}`
  if (isLine(from.folder) && isLine(to.folder) && from.folder !== to.folder)
    return `R3 the line ${from.folder} imports the line ${to.folder}`
  const ranked = rankRule(from.folder, to.folder)
  if (ranked) return ranked
  const outside = from.folder !== to.folder && from.side === to.side && from.side !== 'model'
  const composing = composers.test(from.file) || freeFolders.has(from.folder)
  if (outside && isBusiness(to.folder) && !isDoor(to.file) && !composing && !typeOnly)
    return `R5 ${to.folder} is entered through its door, not ${to.file}`
  return null
}

/** What one import breaks, or null. */
export const refusalOf = ({ from, target, isPackage, typeOnly }: Import): string | null => {
  const place = placeOf(from)
  if (isPackage) {
    if (from.startsWith('e2e/') && /^@marsa\/(?!model)/.test(target)) return 'R10 e2e imports model only'
    return packageRules(place, target, typeOnly)
  }
  if (from.startsWith('e2e/') && target.startsWith('apps/') && !target.startsWith('apps/sandbox-'))
    return 'R10 e2e imports model only'
  return fileRules(place, placeOf(target), typeOnly)
}

/** R6: a file that imports from two or more lines must be one of those that gather all lines. */
export const gatherRefusal = (from: string, targets: readonly string[]): string | null => {
  const place = placeOf(from)
  if (place.side === 'other' || place.side === 'demo' || isTest(place.file) || composers.test(place.file))
    return null
  if (allLines.has(place.folder) || freeFolders.has(place.folder)) return null
  const named = new Set(targets.map((target) => placeOf(target).folder).filter(isLine))
  return named.size > 1 ? `R6 names several lines: ${[...named].join(', ')}` : null
}

type Wording = { where: RegExp; found: RegExp; says: string }

const lineAsked = new RegExp(`\\bline\\s*[!=]==|[!=]==\\s*'(?:${lines.join('|')})'`)
const wordings: readonly Wording[] = [
  {
    where: /^packages\/model\/src\//,
    found: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.|\bcrypto\./,
    says: 'R1 model must not use',
  },
  {
    where: /^(?:apps\/\w+|packages\/model)\/src\/requests\//,
    found: lineAsked,
    says: 'R4 what all lines share asks which line it is; the line says what differs:',
  },
  // Finance and help have states of their own of these names.
  {
    where: /^apps\/web\/src\/(?!finance\/|help\/)(?!.*\/status-badge\.tsx$)/,
    found: /(['"`])(?:QS_\w+|EXPIRED|DRAFT)\1/,
    says: "R11 a page asks for the phase of a status (the model's status.ts), not for",
  },
]

/** What the text of a file says although its folder may not. */
export const wordingRefusals = (file: string, text: string): string[] =>
  isTest(file)
    ? []
    : wordings.flatMap(({ where, found, says }) => {
        const hit = where.test(file) ? found.exec(text) : null
        return hit ? [`${says} ${hit[0]}`] : []
      })

/** Files that may have a default export: configuration, stories' and tools' own formats. */
export const mayHaveDefault = (file: string): boolean =>
  /\.config\.ts$|\.stories\.tsx$|\.d\.ts$|^packages\/model\/scripts\//.test(file)
