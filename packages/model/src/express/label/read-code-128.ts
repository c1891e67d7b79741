// Reads a Code 128 bar code in a picture of a camera, at any angle: for browsers that cannot do so by themselves.
import { patterns, stop } from '../../documents/label/code-128.ts'

/** Red, green, blue and opacity of every pixel, as a canvas gives them. */
export type Picture = { data: Uint8ClampedArray; width: number; height: number }

/** Widths of a symbol in modules, and the distances from one edge to the next of its kind, which too much ink leaves as they are. */
type Shape = { widths: number[]; edges: number[] }
const modules = 11
const edgesOf = (widths: readonly number[]): number[] =>
  [0, 1, 2, 3].map((at) => widths[at]! + widths[at + 1]!)
const shapes: readonly Shape[] = patterns.map((pattern) => {
  const widths = Array.from(pattern, Number).slice(0, 6)
  return { widths, edges: edgesOf(widths) }
})

/** Angles a bar code is tall enough to be crossed at; between them nothing is missed. */
const angles = [0, 30, 60, 90, 120, 150]
const linesAtAngle = 15

/** Brightness along a line through the picture. */
const lineThrough = ({ data, width, height }: Picture, angle: number, offset: number): Float32Array => {
  const [along, across] = [Math.cos(angle), Math.sin(angle)]
  const half = Math.hypot(width, height) / 2
  const values: number[] = []
  for (let step = -half; step <= half; step++) {
    const x = Math.round(width / 2 + step * along - offset * across)
    const y = Math.round(height / 2 + step * across + offset * along)
    if (x < 0 || y < 0 || x >= width || y >= height) continue
    const at = (y * width + x) * 4
    values.push((data[at]! + 2 * data[at + 1]! + data[at + 2]!) / 4)
  }
  return Float32Array.from(values)
}

const reach = 28
const leastContrast = 36

/** Lengths of light and dark in turn, beginning with light: the edge lies where the brightness crosses the middle of its surroundings. */
const runsOf = (line: Float32Array): number[] => {
  const runs: number[] = []
  let isDark = false
  let last = 0
  for (let at = 1; at < line.length; at++) {
    let [low, high] = [255, 0]
    for (let near = Math.max(0, at - reach); near < Math.min(line.length, at + reach); near++) {
      low = Math.min(low, line[near]!)
      high = Math.max(high, line[near]!)
    }
    const middle = (low + high) / 2
    const dark = high - low > leastContrast && line[at]! < middle
    if (dark === isDark) continue
    const [before, after] = [line[at - 1]!, line[at]!]
    const part = before === after ? 0.5 : Math.min(1, Math.max(0, (middle - before) / (after - before)))
    runs.push(at - 1 + part - last)
    last = at - 1 + part
    isDark = dark
  }
  runs.push(line.length - last)
  return runs
}

const mostError = 2

/** The value of the symbol whose first bar is the run at this place. */
const symbolAt = (runs: readonly number[], at: number): number | undefined => {
  const own = runs.slice(at, at + 6)
  const total = own.reduce((sum, run) => sum + run, 0)
  if (own.length < 6 || total < modules) return undefined
  const widths = own.map((run) => (run * modules) / total)
  const edges = edgesOf(widths)
  let [best, least] = [-1, mostError]
  shapes.forEach((shape, value) => {
    let error = 0
    edges.forEach((edge, each) => (error += (edge - shape.edges[each]!) ** 2))
    widths.forEach((width, each) => (error += (width - shape.widths[each]!) ** 2 / 4))
    if (error < least) [best, least] = [value, error]
  })
  return best < 0 ? undefined : best
}

const starts = [103, 104, 105]
const quietModules = 5

/** The values between start and stop, the start with them, when their check value is right. */
const valuesAt = (runs: readonly number[], at: number): number[] | undefined => {
  const start = symbolAt(runs, at)
  if (start === undefined || !starts.includes(start)) return undefined
  const size = runs.slice(at, at + 6).reduce((sum, run) => sum + run, 0) / modules
  if (runs[at - 1]! < quietModules * size) return undefined
  const values = [start]
  for (let next = at + 6; ; next += 6) {
    const value = symbolAt(runs, next)
    if (value === undefined || starts.includes(value)) return undefined
    if (value === stop) break
    values.push(value)
  }
  const check = values.pop()
  const sum = values.reduce((total, value, place) => total + value * Math.max(place, 1), 0)
  return values.length > 1 && check === sum % 103 ? values : undefined
}

const switches: Readonly<Record<number, number>> = { 99: 105, 100: 104, 101: 103 }

/** Letters and digits of the values; undefined where one is no printed sign. */
const textOf = ([start, ...values]: readonly number[]): string | undefined => {
  let set = start!
  let text = ''
  for (const value of values) {
    const next = switches[value]
    if (value > 98 && next !== undefined && next !== set) set = next
    else if (set === 105 && value < 100) text += String(value).padStart(2, '0')
    else if (set !== 105 && value < (set === 104 ? 95 : 64)) text += String.fromCharCode(value + 32)
    else return undefined
  }
  return text
}

const readRuns = (runs: readonly number[]): string | undefined => {
  for (let at = 1; at + 6 < runs.length; at += 2) {
    const values = valuesAt(runs, at)
    const text = values && textOf(values)
    if (text) return text
  }
  return undefined
}

/** The text of a bar code in the picture, in whichever direction it lies; the middle is looked at first. */
export const readCode128 = (picture: Picture): string | undefined => {
  const side = Math.min(picture.width, picture.height)
  for (let line = 0; line < linesAtAngle; line++) {
    const offset = (Math.ceil(line / 2) * (line % 2 ? 1 : -1) * side) / (linesAtAngle + 1)
    for (const angle of angles) {
      const runs = runsOf(lineThrough(picture, (angle * Math.PI) / 180, offset))
      // Backwards it begins with light as well: what is dark at the end is not within a code.
      const back = runs.length % 2 ? runs.toReversed() : [0, ...runs.toReversed()]
      const text = readRuns(runs) ?? readRuns(back)
      if (text) return text
    }
  }
  return undefined
}
