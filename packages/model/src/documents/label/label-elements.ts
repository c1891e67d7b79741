// What labels of 4 x 6 inches are made of, whatever they are for: texts, bars and rules at dots of a label printer.

/** Dots of a printer with 203 dots an inch, eight a millimetre. */
export const labelDots = { width: 812, height: 1218, perMm: 8 } as const

/** In dots from the left and top edge. */
export type LabelBox = { x: number; y: number; width: number; height: number }
export type TextElement = LabelBox & {
  kind: 'text'
  text: string
  /** Height of its letters in dots. */
  size: number
  lines: number
  align: 'start' | 'center'
  isBold: boolean
  /** White on black. */
  isInverse?: true
}
/** `widths` are those of bars and spaces in turn, in modules of so many dots. */
export type BarsElement = LabelBox & { kind: 'bars'; widths: readonly number[]; module: number }
export type RuleElement = LabelBox & { kind: 'rule' }
/** What a page of a label is printed of. */
export type PrintedElement = TextElement | BarsElement | RuleElement

export const labelMargin = 24
export const labelInner = labelDots.width - 2 * labelMargin

/** A letter is about this part of its height wide; Arabic ones are narrower. */
const letterWidth = 0.56

/** The largest size of `sizes` in which a text of so many lines fits; words break, so a tenth of each line is kept free. */
const fitting = (text: string, width: number, lines: number, sizes: readonly number[]): number =>
  sizes.find((size) => text.length * size * letterWidth <= width * lines * (lines > 1 ? 0.9 : 1)) ??
  sizes.at(-1)!

type Placed = Omit<TextElement, 'kind' | 'size' | 'height' | 'lines' | 'align' | 'isBold'> & {
  sizes: readonly number[]
  lines?: number
  align?: TextElement['align']
  isBold?: boolean
}

/** Text in the largest of its sizes that fits. */
export const textAt = ({
  sizes,
  lines = 1,
  align = 'start',
  isBold = false,
  ...placed
}: Placed): TextElement => {
  const size = fitting(placed.text, placed.width, lines, sizes)
  return { kind: 'text', ...placed, size, lines, align, isBold, height: Math.ceil(sizes[0]! * 1.25) * lines }
}

export const rule = (y: number): RuleElement => ({
  kind: 'rule',
  x: labelMargin,
  y,
  width: labelInner,
  height: 3,
})
