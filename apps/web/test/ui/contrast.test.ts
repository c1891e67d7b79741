// The colour pairs of the design keep their contrast in light and dark, read from the stylesheet itself.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const css = await readFile(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8')

const valuesIn = (selector: string): Record<string, string> => {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf('\n}', start))
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/g)].map(([, name, hex]) => [name, hex]),
  )
}
const light = valuesIn(':root')
const dark = { ...light, ...valuesIn("[data-theme='dark']") }

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = (hex: string): number => {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex
  const part = (at: number) => channel(parseInt(full.slice(at, at + 2), 16) / 255)
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}
const contrast = (a: string, b: string): number => {
  const [one, other] = [luminance(a) + 0.05, luminance(b) + 0.05]
  return Math.max(one, other) / Math.min(one, other)
}

const reading = 4.5
const shape = 3
const pairs: [ink: string, ground: string, least: number][] = [
  ['text', 'surface', 7],
  ['text', 'canvas', 7],
  ['text', 'sunken', 7],
  ['text-muted', 'surface', reading],
  ['text-muted', 'canvas', reading],
  ['text-muted', 'sunken', reading],
  ['text-subtle', 'surface', reading],
  ['control', 'surface', shape],
  ['control', 'canvas', shape],
  ['brand', 'surface', reading],
  ['brand', 'canvas', reading],
  ['brand', 'brand-tint', reading],
  ['on-brand', 'brand', reading],
  ['on-brand', 'brand-hover', reading],
  ['on-attention', 'attention', reading],
  ['attention-text', 'surface', reading],
  ['attention-text', 'attention-tint', reading],
  ['danger', 'surface', reading],
  ['danger', 'danger-tint', reading],
  ['on-danger', 'danger', reading],
  ['transit', 'transit-bg', reading],
  ['waiting', 'waiting-bg', reading],
  ['good', 'good-bg', reading],
  ['neutral', 'neutral-bg', reading],
  ['bad', 'bad-bg', reading],
  ...[1, 2, 3, 4, 5, 6].map((n): [string, string, number] => [`c${n}`, 'surface', reading]),
]

test.each(pairs)('light: %s on %s', (ink, ground, least) => {
  expect(contrast(light[ink]!, light[ground]!)).toBeGreaterThanOrEqual(least)
})

test.each(pairs)('dark: %s on %s', (ink, ground, least) => {
  expect(contrast(dark[ink]!, dark[ground]!)).toBeGreaterThanOrEqual(least)
})

test('the figures of the design hold', () => {
  expect(contrast(light['text']!, light['surface']!)).toBeCloseTo(17.3, 1)
  expect(contrast(dark['text']!, dark['surface']!)).toBeCloseTo(14.4, 1)
})
