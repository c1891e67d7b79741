// Builds the digit face: IBM Plex Sans cut to digits and their signs, under another name because "Plex" is reserved.
// Run from the repository root: node apps/web/src/ui/fonts/build-digits.ts
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const glyphs = '0123456789,.:-+%\u2212'
const require = createRequire(import.meta.url)

/** A Windows/Unicode `name` table with the few records a browser or font viewer reads. */
function nameTable(names: [id: number, text: string][]) {
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  const head = Buffer.alloc(6 + names.length * 12)
  head.writeUInt16BE(names.length, 2)
  head.writeUInt16BE(head.length, 4)
  let at = 0
  names.forEach(([id], i) => {
    const length = texts[i]!.length
    ;[3, 1, 0x409, id, length, at].forEach((value, field) =>
      head.writeUInt16BE(value, 6 + i * 12 + field * 2),
    )
    at += length
  })
  return Buffer.concat([head, ...texts])
}

/** Rebuilds the font file with one table replaced; the later subset pass writes the checksums anew. */
function withTable(font: Buffer, tag: string, table: Buffer) {
  const count = font.readUInt16BE(4)
  const records = Array.from({ length: count }, (_, i) => font.subarray(12 + i * 16, 28 + i * 16))
  const directory = Buffer.from(font.subarray(0, 12 + count * 16))
  const bodies: Buffer[] = []
  let at = directory.length
  records.forEach((record, i) => {
    const own = record.toString('latin1', 0, 4) === tag
    const body = own
      ? table
      : font.subarray(record.readUInt32BE(8), record.readUInt32BE(8) + record.readUInt32BE(12))
    directory.writeUInt32BE(at, 12 + i * 16 + 8)
    directory.writeUInt32BE(body.length, 12 + i * 16 + 12)
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)])
    bodies.push(padded)
    at += padded.length
  })
  return Buffer.concat([directory, ...bodies])
}

const weights: [weight: number, style: string][] = [
  [500, 'Medium'],
  [600, 'SemiBold'],
]
for (const [weight, style] of weights) {
  const source = await readFile(
    require.resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff2`),
  )
  const digits = await subsetFont(source, glyphs, {
    targetFormat: 'truetype',
    keepFeatures: ['tnum'],
    noHinting: true,
  })
  const names = nameTable([
    [0, 'Copyright 2017 IBM Corp.'],
    [1, 'Marsa Num'],
    [2, style],
    [4, `Marsa Num ${style}`],
    [6, `MarsaNum-${style}`],
    [13, 'SIL Open Font License, Version 1.1'],
    [14, 'https://openfontlicense.org'],
  ])
  const renamed = withTable(digits, 'name', names)
  const packed = await subsetFont(renamed, glyphs, {
    targetFormat: 'woff2',
    preserveNameIds: [0, 1, 2, 4, 6, 13, 14],
  })
  await writeFile(new URL(`./num-${weight}.woff2`, import.meta.url), packed)
}
