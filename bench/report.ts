// Prints figures as lines that a person can read, each with its aim where there is one.
import { bareAims, hasBareFloor } from './bare-tables.ts'
import type { Against, Comparison, RoundResult } from './compare.ts'
import type { ScenarioName } from './scenarios.ts'

/** Share of the floor that the product is to reach. */
export const aims = {
  list: 0.75,
  storages: 0.75,
  detail: 0.75,
  command: 0.55,
  'sign-in': 0.97,
} as const satisfies Record<ScenarioName, number>
/** How many times the floor's p99 the product's may be. */
export const p99Aim = 3

const verdict = (kept: boolean): string => (kept ? 'kept' : 'MISSED')

export const say = (line = ''): void => void process.stdout.write(`${line}\n`)

const whole = (figure: number): string => Math.round(figure).toLocaleString('en').padStart(7)
const ms = (figure: number): string => figure.toFixed(1).padStart(7)

export const printHead = (): void => {
  say('                   requests/s        p50 ms          p99 ms          CPU ms/request')
  say('                   product   floor product   floor product   floor product   floor   ratio')
}

export const printAgainst = (
  name: string,
  product: RoundResult,
  { floor, ratio, p99Ratio }: Against,
  aim: number,
): void => {
  const figures = [
    `${whole(product.perSecond)} ${whole(floor.perSecond)}`,
    `${ms(product.p50)} ${ms(floor.p50)}`,
    `${ms(product.p99)} ${ms(floor.p99)}`,
    `${product.cpu.toFixed(3).padStart(7)} ${floor.cpu.toFixed(3).padStart(7)}`,
  ]
  const kept = `${ratio.toFixed(2)} (aim ${aim}, ${verdict(ratio >= aim)}), p99 ${p99Ratio.toFixed(1)} times (at most ${p99Aim}, ${verdict(p99Ratio <= p99Aim)})`
  say(`${name.padEnd(18)} ${figures.join(' ')}   ${kept}`)
}

export const printComparison = (name: ScenarioName, { product, floor, bare }: Comparison): void => {
  printAgainst(name, product, floor, aims[name])
  if (bare && hasBareFloor(name)) printAgainst(`${name}, bare`, product, bare, bareAims[name])
}

/** A figure against a bound; `most` bounds from above, `least` from below. */
export const printMeasure = (
  what: string,
  figure: string,
  bound?: { value: number; most?: number; least?: number },
): void => {
  const kept =
    bound &&
    (bound.most === undefined || bound.value <= bound.most) &&
    (bound.least === undefined || bound.value >= bound.least)
  const aim =
    bound &&
    `(${bound.most === undefined ? `at least ${bound.least}` : `at most ${bound.most}`}, ${verdict(kept === true)})`
  say(`${what.padEnd(44)} ${figure}${aim ? `  ${aim}` : ''}`)
}

/** A figure of the product, and how many times the floor's of the same run it may be (decision 38). */
export const printTimes = (what: string, product: number, floor: number, most: number): void =>
  printMeasure(
    what,
    `${product.toFixed(0)}, floor ${floor.toFixed(0)}: ${(product / floor).toFixed(2)} times`,
    {
      value: product / floor,
      most,
    },
  )
