// The ways ships take between Europe, the Gulf and the Far East, so that a drawn leg keeps to the water.

export type Place = [lon: number, lat: number]

const nodes = {
  kuwait: [49.2, 28.9],
  gulf: [52.0, 26.6],
  jebelAli: [54.7, 25.5],
  hormuz: [56.45, 26.45],
  fujairah: [57.2, 25.2],
  rasAlHadd: [60.6, 22.6],
  karachi: [66.5, 24.2],
  mumbai: [71.5, 18.8],
  cochin: [74.8, 9.2],
  dondra: [80.4, 5.3],
  chennai: [81.6, 12.6],
  bengal: [90.5, 19.5],
  acehWest: [94.2, 6.1],
  malacca: [99.8, 4.0],
  portKlang: [101.2, 2.6],
  singapore: [103.9, 1.1],
  anambas: [105.6, 4.2],
  vungTau: [108.6, 9.0],
  paracel: [112.2, 14.6],
  hongKong: [114.8, 21.2],
  manila: [119.6, 14.4],
  taiwan: [119.6, 24.6],
  shanghai: [122.9, 30.6],
  qingdao: [122.6, 35.6],
  bohai: [121.2, 38.4],
  busan: [129.3, 34.6],
  kyushu: [131.2, 30.4],
  tokyo: [139.6, 34.4],
  java: [107.2, -4.8],
  salalah: [54.6, 16.4],
  aden: [46.4, 12.3],
  babAlMandab: [43.2, 12.7],
  jeddah: [38.3, 20.8],
  suezSouth: [33.7, 27.9],
  suez: [32.55, 29.7],
  portSaid: [32.3, 31.7],
  crete: [23.5, 34.3],
  piraeus: [23.3, 36.6],
  malta: [15.2, 35.7],
  sicily: [10.6, 37.6],
  genoa: [8.6, 43.4],
  algiers: [2.6, 37.3],
  gibraltar: [-5.6, 35.95],
  lisbon: [-10.0, 38.0],
  finisterre: [-9.9, 43.6],
  ushant: [-6.0, 48.8],
  dover: [1.4, 50.9],
  rotterdam: [3.4, 52.0],
  hamburg: [7.8, 54.1],
  mombasa: [41.5, -4.2],
  somalia: [52.4, 11.2],
} satisfies Record<string, Place>

type Node = keyof typeof nodes

const chains: Node[][] = [
  ['kuwait', 'gulf', 'jebelAli', 'hormuz', 'fujairah', 'rasAlHadd', 'mumbai', 'cochin', 'dondra', 'acehWest'],
  ['gulf', 'hormuz'],
  ['fujairah', 'karachi', 'mumbai'],
  ['rasAlHadd', 'cochin'],
  ['rasAlHadd', 'dondra'],
  ['dondra', 'chennai', 'bengal', 'acehWest'],
  [
    'acehWest',
    'malacca',
    'portKlang',
    'singapore',
    'anambas',
    'vungTau',
    'paracel',
    'hongKong',
    'taiwan',
    'shanghai',
  ],
  ['shanghai', 'qingdao', 'bohai'],
  ['shanghai', 'busan', 'qingdao'],
  ['taiwan', 'kyushu', 'tokyo'],
  ['busan', 'kyushu'],
  ['paracel', 'manila', 'taiwan'],
  ['singapore', 'java'],
  [
    'rasAlHadd',
    'salalah',
    'aden',
    'babAlMandab',
    'jeddah',
    'suezSouth',
    'suez',
    'portSaid',
    'crete',
    'malta',
  ],
  ['crete', 'piraeus'],
  [
    'malta',
    'sicily',
    'algiers',
    'gibraltar',
    'lisbon',
    'finisterre',
    'ushant',
    'dover',
    'rotterdam',
    'hamburg',
  ],
  ['sicily', 'genoa'],
  ['dondra', 'somalia', 'aden'],
  ['salalah', 'somalia', 'mombasa'],
]

const apart = ([aLon, aLat]: Place, [bLon, bLat]: Place): number =>
  Math.hypot((aLon - bLon) * Math.cos(((aLat + bLat) * Math.PI) / 360), aLat - bLat)

const neighbours = new Map<Node, Node[]>()
for (const chain of chains)
  chain.forEach((node, i) => {
    const beside = [chain[i - 1], chain[i + 1]].filter((each) => each !== undefined)
    neighbours.set(node, [...(neighbours.get(node) ?? []), ...beside])
  })

const nearest = (place: Place): Node =>
  (Object.keys(nodes) as Node[]).reduce((best, node) =>
    apart(place, nodes[node]) < apart(place, nodes[best]) ? node : best,
  )

/** The shortest way by sea from one place to another, both included. */
export const seaWay = (from: Place, to: Place): Place[] => {
  const start = nearest(from)
  const goal = nearest(to)
  const cost = new Map<Node, number>([[start, 0]])
  const before = new Map<Node, Node>()
  const open = new Set<Node>([start])
  while (open.size > 0) {
    const node = [...open].reduce((best, each) => (cost.get(each)! < cost.get(best)! ? each : best))
    if (node === goal) break
    open.delete(node)
    for (const next of neighbours.get(node) ?? []) {
      const total = cost.get(node)! + apart(nodes[node], nodes[next])
      if (total >= (cost.get(next) ?? Infinity)) continue
      cost.set(next, total)
      before.set(next, node)
      open.add(next)
    }
  }
  const way: Place[] = []
  for (let node: Node | undefined = goal; node; node = before.get(node)) way.unshift(nodes[node])
  return [from, ...withoutDetour(from, way, to), to]
}

/** Leaves out an end of the way that lies behind the port it starts from. */
const withoutDetour = (from: Place, way: Place[], to: Place): Place[] => {
  const [first, second] = way
  const kept = first && second && apart(from, second) < apart(first, second) ? way.slice(1) : way
  const last = kept.at(-1)
  const beforeLast = kept.at(-2)
  return last && beforeLast && apart(to, beforeLast) < apart(last, beforeLast) ? kept.slice(0, -1) : kept
}
