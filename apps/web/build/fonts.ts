// Cuts Readex Pro to the weights and characters that the pages use and writes hashed files.
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** The three weights of the type scale lie between these. */
const wght = { min: 400, max: 600, default: 400 }

const faces = {
  latin: {
    source: 'latin',
    text: range(0x20, 0x7e) + range(0xa0, 0xff) + range(0x2010, 0x2026) + '\u2039\u203a\u2212\u20ac\u2122',
    axes: { wght },
    family: 'Readex Pro',
    unicodeRange: 'U+20-7E,U+A0-FF,U+2010-2026,U+2039-203A,U+20AC,U+2122,U+2212',
  },
  arabic: {
    source: 'arabic',
    text: range(0x600, 0x6ff) + '\u200c\u200d\u200e\u200f',
    axes: { wght },
    family: 'Readex Pro',
    unicodeRange: 'U+600-6FF,U+200C-200F,U+FB50-FDFF,U+FE70-FEFC',
  },
  /** The one Arabic word of the English pages, the language switch, so that they need no Arabic font. */
  switch: {
    source: 'arabic',
    text: 'العربية',
    axes: { wght: 500 },
    family: 'Readex Switch',
    unicodeRange: 'U+600-6FF',
  },
} as const
export type FaceName = keyof typeof faces

/** Writes the fonts into `assets` below the folder; answers their addresses. */
export const writeFonts = async (dist: string): Promise<Record<FaceName, string>> => {
  await mkdir(join(dist, 'assets'), { recursive: true })
  const written = Object.entries(faces).map(async ([name, { source, text, axes }]) => {
    const file = require.resolve(
      `@fontsource-variable/readex-pro/files/readex-pro-${source}-wght-normal.woff2`,
    )
    const font = await subsetFont(await readFile(file), text, {
      targetFormat: 'woff2',
      noHinting: true,
      variationAxes: axes,
    })
    const address = `/assets/readex-pro-${name}-${createHash('sha256').update(font).digest('base64url').slice(0, 8)}.woff2`
    await writeFile(join(dist, address), font)
    return [name, address] as const
  })
  return Object.fromEntries(await Promise.all(written)) as Record<FaceName, string>
}

/** The `@font-face` rules of the written files. */
export const fontFaces = (files: Record<FaceName, string>) =>
  (Object.keys(faces) as FaceName[])
    .map((name) => {
      const { family, axes, unicodeRange } = faces[name]
      const weight = typeof axes.wght === 'number' ? '400 600' : `${axes.wght.min} ${axes.wght.max}`
      return `@font-face{font-family:"${family}";src:url(${files[name]}) format("woff2");font-weight:${weight};font-display:swap;unicode-range:${unicodeRange}}`
    })
    .join('')
