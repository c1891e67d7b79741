// Cuts Readex Pro to the weights that the app uses; every character of the two scripts stays.
// Run from the repository root: node apps/web/src/ui/fonts/build-letters.ts
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** The ranges of `@font-face` in tokens.css. */
const ranges = {
  latin: [
    [0x00, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2000, 0x200b],
    [0x2010, 0x206f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2191, 0x2191],
    [0x2193, 0x2193],
    [0x2212, 0x2212],
    [0x2215, 0x2215],
    [0xfeff, 0xfeff],
    [0xfffd, 0xfffd],
  ],
  arabic: [
    [0x600, 0x6ff],
    [0x750, 0x77f],
    [0x8a0, 0x8ff],
    [0x200c, 0x200f],
    [0xfb50, 0xfdff],
    [0xfe70, 0xfefc],
  ],
} as const
const wght = { min: 400, max: 700, default: 400 }

const require = createRequire(import.meta.url)
const charactersOf = (given: readonly (readonly [number, number])[]): string =>
  given
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join('')

for (const [script, given] of Object.entries(ranges)) {
  const source = require.resolve(
    `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`,
  )
  const font = await subsetFont(await readFile(source), charactersOf(given), {
    targetFormat: 'woff2',
    noHinting: true,
    variationAxes: { wght },
  })
  await writeFile(new URL(`readex-pro-${script}.woff2`, import.meta.url), font)
}
