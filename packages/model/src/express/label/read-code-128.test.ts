// Pictures of bar codes as a camera sees them, turned, blurred, badly lit and noisy, and pictures that hold none.
import { expect, test } from 'vitest'
import { code128Widths } from '../../documents/label/code-128.ts'
import { readCode128, type Picture } from './read-code-128.ts'

const code = 'MRX482109736511'
const piece = 'MRX48210973651102'

type Looks = {
  size?: number
  turn?: number
  blur?: number
  noise?: number
  shade?: number
  ink?: number
  scratch?: boolean
}

/** A label of white paper with the code in its middle, on a grey table: each pixel is looked up on the paper. */
const photo = (text: string, looks: Looks = {}): Picture => {
  const { size = 3, turn = 0, blur = 0, noise = 0, shade = 0, ink = 0, scratch = false } = looks
  const [width, height] = [640, 640]
  const widths = code128Widths(text)
  const total = widths.reduce((sum, each) => sum + each, 0)
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, each) => sum + each, 0))
  const isBar = (module: number, along: number): boolean => {
    if (module < 0 || module >= total || Math.abs(along) > total / 6) return false
    if (scratch && module > 60 && module < 63) return false
    const at = ends.findIndex((end) => module < end)
    const begin = ends[at]! - widths[at]!
    if (at % 2 === 0) return true
    return module < begin + ink || module >= ends[at]! - ink
  }
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const light = (x: number, y: number): number => {
    const [dx, dy] = [x - width / 2, y - height / 2]
    const [u, v] = [(dx * cos + dy * sin) / size, (dy * cos - dx * sin) / size]
    if (Math.abs(u) > total / 2 + 12 || Math.abs(v) > total / 3) return 120
    return isBar(u + total / 2, v) ? 35 : 235
  }
  const data = new Uint8ClampedArray(width * height * 4)
  let seed = 7
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      let count = 0
      for (let near = -blur; near <= blur; near += 0.5, count++) sum += light(x + near * cos, y + near * sin)
      const value = (sum / count) * (1 - (shade * x) / width) + (random() - 0.5) * noise
      data.set([value, value, value, 255], (y * width + x) * 4)
    }
  return { data, width, height }
}

test.each<[string, string, Looks]>([
  ['straight', code, {}],
  ['of a piece', piece, { size: 2.5 }],
  ['far away', code, { size: 2 }],
  ['upside down', code, { turn: 180 }],
  ['on its side', code, { turn: 90 }],
  ['a little askew', code, { turn: 12 }],
  ['askew', code, { turn: 38 }],
  ['askew and back', piece, { turn: -137, size: 2.6 }],
  ['blurred', code, { blur: 1.5 }],
  ['in half shadow', code, { shade: 0.7 }],
  ['noisy', code, { noise: 40 }],
  ['with too much ink', code, { ink: 0.25, size: 4 }],
  ['all of it', code, { turn: 8, blur: 1, shade: 0.4, noise: 24, size: 3.4 }],
])('a code is read %s', (_, text, looks) => {
  expect(readCode128(photo(text, looks))).toBe(text)
})

test('a bar that is scratched away on every line is refused by the check value, and paper alone says nothing', () => {
  expect(readCode128(photo(code, { scratch: true }))).toBeUndefined()
  const [width, height] = [200, 100]
  const blank = new Uint8ClampedArray(width * height * 4).fill(200)
  expect(readCode128({ data: blank, width, height })).toBeUndefined()
})
