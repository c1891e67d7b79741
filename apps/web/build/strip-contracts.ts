// Lets the bundler drop what a page does not use of the model: schemas of contracts, and every unused declaration.
import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Edit = { start: number; end: number; text: string }

const dropped = new Set(['query', 'body', 'answer', 'problems', 'multipart', 'offer'])
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

function* below(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* below(child)
}

const keyOf = (property: Node): string => String((property['key'] as Node | undefined)?.['name'])
const named = new Set(['verb', 'method', 'policy'])

/** A caller in the browser needs address, method and policy of a contract, or of what several share; the server keeps the schemas. */
const contractParts = (program: Node): Edit[] =>
  [...below(program)]
    .filter(({ type }) => type === 'ObjectExpression')
    .map((node) => node['properties'] as Node[])
    .filter((properties) => properties.some((property) => named.has(keyOf(property))))
    .flat()
    .filter((property) => dropped.has(keyOf(property)))
    .map(({ start, end }) => ({ start, end, text: '' }))

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression'])
const working = new Set(['CallExpression', 'NewExpression', 'SpreadElement'])

/** Top-level values that are made by calls, spreads or reads. The model is pure (rule R1), so an unused one may go. */
const madeValues = (program: Node): Node[] =>
  (program['body'] as Node[])
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? (statement['declaration'] as Node | null) : statement,
    )
    .filter((statement): statement is Node => statement?.type === 'VariableDeclaration')
    .flatMap((statement) => statement['declarations'] as Node[])
    .map((declarator) => declarator['init'] as Node | null)
    .filter((init): init is Node => init !== null && !functions.has(init.type))
    .filter((init) => [...below(init)].some((node) => working.has(node.type)))

export const stripContracts = (): Plugin => ({
  name: 'strip-contracts',
  apply: 'build',
  transform: {
    filter: { id: /packages\/model\/src\/.*\.ts$/ },
    handler(code) {
      const program = this.parse(code, { lang: 'ts' }) as unknown as Node
      const wraps = madeValues(program).flatMap(({ start, end }) => [
        { start, end: start, text: '/*#__PURE__*/ (() => (' },
        { start: end, end, text: '))()' },
      ])
      let kept = code
      for (const { start, end, text } of [...contractParts(program), ...wraps].toSorted(
        (a, b) => b.start - a.start,
      )) {
        const rest = kept.slice(end)
        kept = kept.slice(0, start) + text + (end > start ? rest.replace(/^\s*,/, '') : rest)
      }
      return { code: kept, map: null }
    },
  },
})
