// Reads a statement of the bank in MT940 of SWIFT: one statement of one account in dirhams, with or without the blocks around it.
import type { BankLine } from '@marsa/model/finance/bank/bank-match.ts'
import { dayIn, filsIn } from './file-cells.ts'
import { cut, mostLines, type Statement, type StatementFault } from './statement.ts'

type Field = { tag: string; value: string }

/** A field begins a line with its tag; what follows without one belongs to it. */
const fieldsOf = (content: string): Field[] => {
  const fields: Field[] = []
  for (const line of content.replaceAll('\r', '').split('\n')) {
    const [, tag, value] = /^:(\d\d[A-Z]?):(.*)$/.exec(line) ?? []
    if (tag !== undefined) fields.push({ tag, value: value ?? '' })
    // A line with a dash and the end of the blocks are of the envelope.
    else if (fields.length > 0 && !/^-?\}?$/.test(line.trim())) fields.at(-1)!.value += `\n${line}`
  }
  return fields
}

const dayOfSix = (text: string): string | undefined =>
  dayIn(`20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`)
/** The decimal sign is a comma that always stands there. */
const amountOf = (text: string): bigint | undefined => {
  const [whole = '', cents = ''] = text.split(',')
  return filsIn(cents === '' ? whole : `${whole}.${cents}`)
}

const balanceOf = (field: Field | undefined): { day: string; fils: bigint } | undefined => {
  const [, side, at, amount] = /^([CD])(\d{6})AED(\d+,\d*)\s*$/.exec(field?.value ?? '') ?? []
  const [day, fils] = [at && dayOfSix(at), amount === undefined ? undefined : amountOf(amount)]
  return day && fils !== undefined ? { day, fils: side === 'D' ? -fils : fils } : undefined
}

/** The day of booking has no year of its own: the one that brings it nearest to the value day. */
const bookedOn = (valueDay: string, monthAndDay: string | undefined): string | undefined => {
  if (monthAndDay === undefined) return valueDay
  const year = Number(valueDay.slice(0, 4))
  const apart = (day: string): number => Math.abs(Date.parse(day) - Date.parse(valueDay))
  return [year - 1, year, year + 1]
    .flatMap((each) => dayIn(`${each}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`) ?? [])
    .toSorted((a, b) => apart(a) - apart(b))[0]
}

/** Value day, day of booking, side (R before it takes one back), amount, type, reference, and the bank's own behind `//`. */
const linePattern = /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d+,\d*)[A-Z][A-Z0-9]{3}([^\n]*)/

/** Codes 20 to 29 and 60 to 63 are the text, 32 and 33 the other party; without codes all of it is text. */
const narrativeOf = (value: string): { text: string; party: string } => {
  const parts = [...value.replaceAll('\n', '').matchAll(/\?(\d\d)([^?]*)/g)]
  if (parts.length === 0) return { text: value, party: '' }
  const among = (pattern: RegExp): string =>
    parts
      .filter(([, code]) => pattern.test(code!))
      .map(([, , part]) => part!.trim())
      .join(' ')
  return { text: among(/^(2\d|6[0-3])$/), party: among(/^3[23]$/) }
}

const readLine = (field: Field, narrative: Field | undefined): BankLine | undefined => {
  const [, value, booked, side, amount, rest = ''] = linePattern.exec(field.value) ?? []
  const valueDay = value && dayOfSix(value)
  const fils = amount === undefined ? undefined : amountOf(amount)
  const day = valueDay ? bookedOn(valueDay, booked) : undefined
  if (!fils || !day) return undefined
  const [own = '', banks = ''] = rest.split('//')
  const reference = own.trim() === 'NONREF' ? banks : own
  const { text, party } = narrativeOf(narrative?.value ?? '')
  return {
    day,
    fils: side === 'C' || side === 'RD' ? fils : -fils,
    reference: cut(reference, 35),
    text: cut(text, 140),
    party: cut(party, 140),
  }
}

export const readMt940 = (content: string): Statement | StatementFault => {
  const fields = fieldsOf(content)
  const allOf = (...tags: string[]): Field[] => fields.filter(({ tag }) => tags.includes(tag))
  const [openings, closings] = [allOf('60F', '60M'), allOf('62F', '62M')]
  const [opening, closing] = [balanceOf(openings[0]), balanceOf(closings[0])]
  if (openings.length > 1 || closings.length > 1 || !opening || !closing) return { fault: 'file' }
  const lines: BankLine[] = []
  for (const [at, field] of fields.entries()) {
    if (field.tag !== '61') continue
    const next = fields[at + 1]
    const line = readLine(field, next?.tag === '86' ? next : undefined)
    if (!line || lines.length >= mostLines) return { fault: 'row', row: lines.length + 1 }
    lines.push(line)
  }
  const [, account = ''] = /(AE\d{21})/.exec(allOf('25')[0]?.value.replaceAll(/\s/g, '') ?? '') ?? []
  return {
    account,
    from: opening.day,
    to: closing.day,
    openingFils: opening.fils,
    closingFils: closing.fils,
    lines,
  }
}
