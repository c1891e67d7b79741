// The first sheet of a workbook as its XML has it: what each cell holds and how it is shown, for tests of what we write.
import { readZip } from './read-zip.ts'

export type SheetCell = { value: string | number; formula?: string; format?: string; isBold: boolean }

const plain = (xml: string): string =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const inside = (xml: string, tag: string): string =>
  new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(xml)?.[0] ?? ''
const each = (xml: string, tag: string): string[] =>
  xml.match(new RegExp(`<${tag}(?: [^>]*)?(?:/>|>.*?</${tag}>)`, 'gs')) ?? []
const attribute = (xml: string, name: string): string | undefined =>
  new RegExp(`^<[^>]* ${name}="([^"]*)"`).exec(xml)?.[1]

/** The text of a cell that holds it itself. */
const textIn = (xml: string): string | undefined => {
  const inline = /<is><t[^>]*>([^<]*)<\/t><\/is>/.exec(xml)?.[1]
  return inline === undefined ? undefined : plain(inline)
}

export const readWorkbook = (bytes: Buffer): { xml: string; cells: Map<string, SheetCell> } => {
  const parts = new Map(readZip(bytes).map(({ name, content }) => [name, content.toString()]))
  const [sheet, styles] = ['xl/worksheets/sheet1.xml', 'xl/styles.xml'].map((name) => parts.get(name)!)
  const texts = each(parts.get('xl/sharedStrings.xml') ?? '', 'si').map((si) =>
    plain(si.replace(/<[^>]*>/g, '')),
  )
  const formats = new Map(
    each(styles!, 'numFmt').map((xml) => [attribute(xml, 'numFmtId'), plain(attribute(xml, 'formatCode')!)]),
  )
  const fonts = each(inside(styles!, 'fonts'), 'font')
  const looks = each(inside(styles!, 'cellXfs'), 'xf')
  const cells = each(sheet!, 'c').map((xml): [string, SheetCell] => {
    const value = /<v>([^<]*)<\/v>/.exec(xml)?.[1] ?? ''
    const formula = /<f>([^<]*)<\/f>/.exec(xml)?.[1]
    const look = looks[Number(attribute(xml, 's') ?? 0)]!
    const format = formats.get(attribute(look, 'numFmtId'))
    return [
      attribute(xml, 'r')!,
      {
        value: textIn(xml) ?? (attribute(xml, 't') === 's' ? texts[Number(value)]! : Number(value)),
        ...(formula !== undefined && { formula: plain(formula) }),
        ...(format !== undefined && { format }),
        isBold: /<b\/>/.test(fonts[Number(attribute(look, 'fontId') ?? 0)]!),
      },
    ]
  })
  return { xml: sheet!, cells: new Map(cells) }
}
