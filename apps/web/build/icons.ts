// The mark of Marsa as files: the SVG, and pictures drawn from the same measures for home screens.
import { crc32, deflateSync } from 'node:zlib'

/** The mark on a square of 32: an anchorage under a light. */
const mark = {
  corner: 9,
  brand: [0x0b, 0x5c, 0x5b],
  line: 2.6,
  light: { x: 16, y: 12.5, r: 3.1 },
  bay: { left: 7.5, right: 24.5, top: 11.5, bottom: 16, r: 8.5 },
} as const
const { bay, light } = mark
const hex = mark.brand.map((part) => part.toString(16).padStart(2, '0')).join('')

export const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${mark.corner}" fill="#${hex}"/><path d="M${bay.left} ${bay.top}v${bay.bottom - bay.top}a${bay.r} ${bay.r} 0 0 0 ${bay.right - bay.left} 0v-${bay.bottom - bay.top}" fill="none" stroke="#fff" stroke-width="${mark.line}" stroke-linecap="round"/><circle cx="${light.x}" cy="${light.y}" r="${light.r}" fill="#fff"/></svg>`

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/** How far a point is from the white of the mark; inside it is negative. */
const toWhite = (x: number, y: number): number => {
  const side = (at: number) => Math.hypot(x - at, y - Math.min(bay.bottom, Math.max(bay.top, y)))
  const arc = y >= bay.bottom ? Math.abs(Math.hypot(x - 16, y - bay.bottom) - bay.r) : Infinity
  const stroke = Math.min(side(bay.left), side(bay.right), arc) - mark.line / 2
  return Math.min(stroke, Math.hypot(x - light.x, y - light.y) - light.r)
}

/** How far a point is from the rounded square. */
const toSquare = (x: number, y: number, corner: number): number => {
  const [dx, dy] = [Math.abs(x - 16) - 16 + corner, Math.abs(y - 16) - 16 + corner]
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - corner
}

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'ascii'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const png = (size: number, pixels: Buffer): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const rows = Buffer.alloc(size * (size * 4 + 1))
  for (let row = 0; row < size; row++)
    pixels.copy(rows, row * (size * 4 + 1) + 1, row * size * 4, (row + 1) * size * 4)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const end = chunk('IEND', Buffer.alloc(0))
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), end])
}

/**
 * The mark as a picture. A `maskable` one fills its square, with the mark in the middle four fifths, because systems cut
 * their own shape out of it.
 */
export const markPng = (size: number, { maskable = false } = {}): Buffer => {
  const pixels = Buffer.alloc(size * size * 4)
  const scale = (maskable ? 40 : 32) / size
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const shift = maskable ? 4 : 0
      const [x, y] = [(column + 0.5) * scale - shift, (row + 0.5) * scale - shift]
      const white = clamp(0.5 - toWhite(x, y) / scale)
      const cover = maskable ? 1 : clamp(0.5 - toSquare(x, y, mark.corner) / scale)
      const colour = mark.brand.map((part) => Math.round(part + (255 - part) * white))
      pixels.set([...colour, Math.round(cover * 255)], (row * size + column) * 4)
    }
  return png(size, pixels)
}

/** Every picture that a page or the manifest names. */
export const iconFiles: Readonly<Record<string, () => Buffer>> = {
  'icon-180.png': () => markPng(180, { maskable: true }),
  'icon-192.png': () => markPng(192),
  'icon-512.png': () => markPng(512),
  'icon-maskable-512.png': () => markPng(512, { maskable: true }),
}
